// SPDX-License-Identifier: BSL-1.0
// The system interface (WASI preview 1) of a program that runs in the browser: standard streams, the
// clock and random numbers. There are no files, and no network.

const success = 0;
const badFileDescriptor = 8;
const notSupported = 58;

/// Thrown to end the program.
export class ProgramExit extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`exit ${code}`);
    this.code = code;
  }
}

export interface Streams {
  readonly input: Uint8Array;
  /// Takes what the program writes; the bytes are valid during the call.
  readonly write: (stream: "stdout" | "stderr", bytes: Uint8Array) => void;
}

/// The imports of a module, for one run. `memory` is called once the module is instantiated.
export function systemInterface(
  module: WebAssembly.Module,
  { input, write }: Streams,
  memory: () => WebAssembly.Memory,
): WebAssembly.Imports {
  const name = "program\0";
  let inputOffset = 0;
  const view = () => new DataView(memory().buffer);
  const bytes = (address: number, size: number) => new Uint8Array(memory().buffer, address, size);

  /// Calls back with each buffer of a list; returns the sum of the results.
  function forEachBuffer(list: number, count: number, visit: (buffer: Uint8Array) => number) {
    let sum = 0;
    for (let i = 0; i < count; ++i) {
      const address = view().getUint32(list + 8 * i, true);
      const size = view().getUint32(list + 8 * i + 4, true);
      sum += visit(bytes(address, size));
    }
    return sum;
  }
  const setSizes = (countAddress: number, sizeAddress: number, count: number, size: number) => {
    view().setUint32(countAddress, count, true);
    view().setUint32(sizeAddress, size, true);
    return success;
  };
  const functions = {
    args_sizes_get: (count: number, size: number) => setSizes(count, size, 1, name.length),
    args_get(pointers: number, buffer: number) {
      view().setUint32(pointers, buffer, true);
      bytes(buffer, name.length).set(new TextEncoder().encode(name));
      return success;
    },
    environ_sizes_get: (count: number, size: number) => setSizes(count, size, 0, 0),
    environ_get: () => success,
    clock_res_get(_clock: number, address: number) {
      view().setBigUint64(address, 1000n, true);
      return success;
    },
    clock_time_get(clock: number, _precision: bigint, address: number) {
      const milliseconds = clock === 0 ? Date.now() : performance.now();
      view().setBigUint64(address, BigInt(Math.round(milliseconds * 1e6)), true);
      return success;
    },
    random_get(address: number, size: number) {
      const maxAtOnce = 65_536;
      for (let i = 0; i < size; i += maxAtOnce)
        crypto.getRandomValues(bytes(address + i, Math.min(maxAtOnce, size - i)));
      return success;
    },
    fd_write(descriptor: number, list: number, count: number, writtenAddress: number) {
      if (descriptor !== 1 && descriptor !== 2) return badFileDescriptor;
      const written = forEachBuffer(list, count, (buffer) => {
        write(descriptor === 1 ? "stdout" : "stderr", buffer);
        return buffer.length;
      });
      view().setUint32(writtenAddress, written, true);
      return success;
    },
    fd_read(descriptor: number, list: number, count: number, readAddress: number) {
      if (descriptor !== 0) return badFileDescriptor;
      const read = forEachBuffer(list, count, (buffer) => {
        const part = input.subarray(inputOffset, inputOffset + buffer.length);
        buffer.set(part);
        inputOffset += part.length;
        return part.length;
      });
      view().setUint32(readAddress, read, true);
      return success;
    },
    /// Standard streams are character devices with all rights.
    fd_fdstat_get(descriptor: number, address: number) {
      if (descriptor > 2) return badFileDescriptor;
      bytes(address, 24).fill(0);
      view().setUint8(address, 2);
      view().setBigUint64(address + 8, 0xffff_ffffn, true);
      return success;
    },
    fd_close: (descriptor: number) => (descriptor > 2 ? badFileDescriptor : success),
    fd_seek: () => badFileDescriptor,
    fd_prestat_get: () => badFileDescriptor,
    fd_prestat_dir_name: () => badFileDescriptor,
    sched_yield: () => success,
    proc_exit(code: number) {
      throw new ProgramExit(code);
    },
  };
  // What else a program asks for, such as files, it is told that there is none.
  const others = WebAssembly.Module.imports(module).map((each) => [each.name, () => notSupported]);
  return { wasi_snapshot_preview1: { ...Object.fromEntries(others), ...functions } };
}
