import {
  BlobSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
} from 'mediabunny';
import type { KeptClip } from './film-database.ts';

/** Clips of shots that follow each other share pictures: the same one is not nearer to itself than this. Seconds. */
const SAME_PICTURE = 0.002;

interface Joined {
  readonly codec: VideoCodec;
  readonly config: VideoDecoderConfig;
  readonly source: EncodedVideoPacketSource;
  readonly output: Output<Mp4OutputFormat, BufferTarget>;
}

/** What a clip was encoded by, to compare it: one file holds pictures of one kind. */
function kindOf({ codec, codedWidth, codedHeight, description }: VideoDecoderConfig): string {
  const bytes = description instanceof Uint8Array ? description.join() : '';
  return [codec, codedWidth, codedHeight, bytes].join('|');
}

async function begin(codec: VideoCodec, config: VideoDecoderConfig): Promise<Joined> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source);
  await output.start();
  return { codec, config, source, output };
}

/** Adds what of a clip is not there yet; the answer is the moment up to which there is something then. */
async function add(
  { source, config }: Joined,
  track: InputVideoTrack,
  startSeconds: number,
  until: number,
): Promise<number> {
  let last = until;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const timestamp = packet.timestamp + startSeconds;
    if (timestamp <= last + SAME_PICTURE) continue;
    await source.add(packet.clone({ timestamp }), { decoderConfig: config });
    last = timestamp;
  }
  return last;
}

/**
 * One film of the clips of its shots, each at its own seconds of the film: between them the picture stands. Null where
 * there are none.
 * @param clips in order of time; those that were encoded otherwise than the first one are left out
 */
export async function joinClips(clips: readonly KeptClip[]): Promise<Blob | null> {
  let joined: Joined | null = null;
  let until = -Infinity;
  for (const { file, startSeconds } of clips) {
    const input = new Input({ formats: [MP4], source: new BlobSource(file) });
    const track = await input.getPrimaryVideoTrack();
    const config = await track?.getDecoderConfig();
    const codec = await track?.getCodec();
    if (!track || !config || !codec) continue;
    joined ??= await begin(codec, config);
    if (kindOf(config) === kindOf(joined.config)) {
      until = await add(joined, track, Math.max(0, startSeconds), until);
    }
    input.dispose();
  }
  if (joined === null) return null;
  await joined.output.finalize();
  const { buffer } = joined.output.target;
  return buffer && new Blob([buffer], { type: 'video/mp4' });
}
