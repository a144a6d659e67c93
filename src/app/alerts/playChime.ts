const TONES = [
  { hertz: 659, start: 0 },
  { hertz: 880, start: 0.16 },
];
const TONE_SECONDS = 0.4;
const VOLUME = 0.12;
const CHIME_MS = 1000;

/** Plays two short, soft tones. Silent if the browser requires a click on the page first. */
export function playChime() {
  const audio = new AudioContext();
  for (const { hertz, start } of TONES) {
    const oscillator = new OscillatorNode(audio, { frequency: hertz });
    const gain = new GainNode(audio, { gain: 0 });
    const from = audio.currentTime + start;
    // Fades in and out, because a sudden start or end would click.
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(VOLUME, from + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, from + TONE_SECONDS);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(from);
    oscillator.stop(from + TONE_SECONDS);
  }
  setTimeout(() => void audio.close(), CHIME_MS);
}
