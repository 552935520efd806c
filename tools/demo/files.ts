/** A picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A small picture, valid for all uploads of the contract. */
export const exampleFile = (name = 'pixel.png'): File =>
  new File([Buffer.from(PIXEL, 'base64')], name, { type: 'image/png' });

export const textFile = (name: string, text: string): File => new File([text], name, { type: 'text/plain' });

/** A GIF of frames of one pixel each. */
export const animation = (frames = 2): File => {
  const header = Buffer.from('474946383961' + '01000100' + '800000' + '000000ffffff', 'hex');
  const frame = Buffer.from('2c' + '00000000' + '01000100' + '00' + '0202440100', 'hex');
  const bytes = Buffer.concat([header, ...Array<Buffer>(frames).fill(frame), Buffer.from('3b', 'hex')]);
  return new File([new Uint8Array(bytes)], 'long.gif');
};
