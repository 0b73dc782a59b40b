// SPDX-License-Identifier: BSL-1.0
import { readStorage, writeStorage } from "../storage";

/// Off at first; the choice is kept.
const storageKey = "inarow.sound";
export const isSoundOn = () => readStorage(storageKey) === "on";
export function setSound(isOn: boolean) {
  writeStorage(storageKey, isOn ? "on" : undefined);
  if (isOn) playStone();
}

let context: AudioContext | undefined;

/// A tone that fades, from a frequency in hertz; times in seconds.
function playTone(audio: AudioContext, frequency: number, start: number, length: number) {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.setValueAtTime(frequency, start);
  tone.frequency.exponentialRampToValueAtTime(frequency / 2, start + length);
  volume.gain.setValueAtTime(0.25, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}

function play(tones: readonly (readonly [frequency: number, delay: number, length: number])[]) {
  if (!isSoundOn()) return;
  context ??= new AudioContext();
  for (const [frequency, delay, length] of tones)
    playTone(context, frequency, context.currentTime + delay, length);
}

/// A stone that is put down.
export const playStone = () => play([[260, 0, 0.09]]);
/// The end of a game.
export const playEnd = () =>
  play([
    [392, 0.1, 0.2],
    [523, 0.25, 0.2],
    [659, 0.4, 0.45],
  ]);
