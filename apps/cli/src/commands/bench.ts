import { basename } from 'node:path';
import { counted } from '@hooplog/domain';
import { longClip, measure, phoneClips } from '@hooplog/eval';
import type { Measured } from '@hooplog/eval';
import { readArguments, wholeNumber } from '../read-arguments.ts';
import type { Terminal } from '../terminal.ts';

/** Enough that at least one run is not slowed down by other programs. */
const TURNS = 3;

/**
 * `hooplog bench`: the cost of an analysis compared with reading the video. By default it renders its own
 * clips, 1080p in H.264 and HEVC; with --minutes a small one of that length, read once.
 */
export async function runBench(args: string[], { print }: Terminal): Promise<void> {
  const { values, positionals } = readArguments(args, ['minutes']);
  if (values.minutes !== undefined) {
    const path = await longClip(wholeNumber(values.minutes, 'minutes', 1));
    print(report(await measure(path, 1)));
    return;
  }
  const paths = positionals.length > 0 ? positionals : await phoneClips();
  for (const path of paths) print(report(await measure(path, TURNS)));
}

function report({ path, decode, analyze, wallRatio, cpuRatio, stages }: Measured): string {
  const total = Object.values(stages).reduce((sum, seconds) => sum + seconds, 0);
  const shares = Object.entries(stages)
    .map(([stage, seconds]) => `${stage} ${Math.round((100 * seconds) / total)} %`)
    .join(', ');
  return [
    `${basename(path)}: ${analyze.videoSeconds.toFixed(0)} s of video, ${counted(analyze.shots, 'shot')}`,
    `  analysis ÷ reading alone: ${wallRatio.toFixed(2)} by the clock, ${cpuRatio.toFixed(2)} by the processor`,
    `  peak memory: ${analyze.peakMegabytes.toFixed(0)} MB analysing, ${decode.peakMegabytes.toFixed(0)} MB reading alone`,
    `  where the analysis spends its time: ${shares}`,
  ].join('\n');
}
