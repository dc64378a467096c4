import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const ARGS = '-v error -f lavfi -i color=red:s=900x600 -frames:v 1 -f image2pipe -c:v png -';

/** A PNG of 900 × 600 pixels, as a player could upload for a photo. */
export const aPicture = async (): Promise<Buffer> =>
  (await promisify(execFile)('ffmpeg', ARGS.split(' '), { encoding: 'buffer' })).stdout;
