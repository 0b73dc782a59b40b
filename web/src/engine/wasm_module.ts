// SPDX-License-Identifier: BSL-1.0

/// The exports of bindings/wasm/buffers.hpp.
export interface BufferExports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  input(size: number): number;
  output(): number;
  output_size(): number;
}

/// The system interface: a module asks for the time, and for nothing else. Messages of an abort
/// are discarded.
function systemInterface(memory: () => WebAssembly.Memory): WebAssembly.Imports {
  const success = 0;
  const badFileDescriptor = 8;
  return {
    wasi_snapshot_preview1: {
      clock_time_get(_clock: number, _precision: bigint, resultAddress: number) {
        const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
        new DataView(memory().buffer).setBigUint64(resultAddress, nanoseconds, true);
        return success;
      },
      fd_close: () => badFileDescriptor,
      fd_seek: () => badFileDescriptor,
      fd_write: () => badFileDescriptor,
    },
  };
}

export async function instantiate<Exports extends BufferExports>(
  bytes: BufferSource,
): Promise<Exports> {
  let wasm: Exports | undefined;
  const imports = systemInterface(() => (wasm as Exports).memory);
  const { instance } = await WebAssembly.instantiate(bytes, imports);
  wasm = instance.exports as unknown as Exports;
  wasm._initialize();
  return wasm;
}

/// C++ as WebAssembly: texts in, texts and values out.
export class WasmModule<Exports extends BufferExports> {
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();
  protected readonly wasm: Exports;

  protected constructor(wasm: Exports) {
    this.wasm = wasm;
  }

  /// The output of the last call.
  get output(): string {
    const address = this.wasm.output();
    const bytes = new Uint8Array(this.wasm.memory.buffer, address, this.wasm.output_size());
    return this.decoder.decode(bytes);
  }
  protected parseOutput<T>(): T {
    return JSON.parse(this.output) as T;
  }
  /// Writes one text, or one followed by a second; returns the size of the first.
  protected writeInput(first: string, second = ""): number {
    const firstBytes = this.encoder.encode(first);
    const secondBytes = this.encoder.encode(second);
    this.writeBytes(firstBytes, secondBytes);
    return firstBytes.length;
  }
  protected writeBytes(first: Uint8Array, second: Uint8Array = new Uint8Array()) {
    const size = first.length + second.length;
    const address = this.wasm.input(size);
    const buffer = new Uint8Array(this.wasm.memory.buffer, address, size);
    buffer.set(first);
    buffer.set(second, first.length);
  }
}
