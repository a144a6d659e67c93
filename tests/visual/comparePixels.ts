// The worker of comparePicture.ts.
import { type MessagePort, parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { isSame, type Pixels } from './isSame.ts';

/** Two compressed pictures, and the port for the result. */
export type Comparison = { one: Uint8Array; other: Uint8Array; port: MessagePort };

const decode = (picture: Uint8Array): Promise<Pixels> =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

parentPort?.on('message', ({ one, other, port }: Comparison) => {
  void Promise.all([decode(one), decode(other)]).then((pixels) => port.postMessage(isSame(...pixels)));
});
