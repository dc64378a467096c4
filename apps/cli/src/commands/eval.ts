import { writeFile } from 'node:fs/promises';
import { counted } from '@hooplog/domain';
import { evaluate, scoreTable } from '@hooplog/eval';
import type { ClipResult, Evaluation } from '@hooplog/eval';
import { ensureWritable } from '../output-file.ts';
import { onlyArgument, readArguments } from '../read-arguments.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../cli-errors.ts';

/** `hooplog eval DIR`: analyses labelled clips and prints how often the program is right. */
export async function runEval(args: string[], { print, complain }: Terminal): Promise<void> {
  const { values, positionals } = readArguments<'json' | 'without-court'>(
    args,
    ['json'],
    ['without-court'],
  );
  const folder = onlyArgument(positionals, 'folder');
  await ensureWritable([values.json]);
  const evaluation = await evaluate(folder, {
    withCourt: values['without-court'] === undefined,
    onClip: ({ clip, shots, failure }, index, count) => {
      const said = failure ?? shots.map(({ outcome }) => outcome).join(', ');
      complain(`${index + 1}/${count} ${clip.file}: ${said === '' ? 'no shots' : said}`);
    },
  }).catch((error: unknown) => {
    throw isUnreadable(error) ? new UsageError(`${folder}/clips.json: ${error.message}`) : error;
  });
  print(`${scoreTable(evaluation.scores)}\n\n${costLine(evaluation)}`);
  if (values.json !== undefined) {
    await writeFile(values.json, `${JSON.stringify(evaluationFile(evaluation), null, 2)}\n`);
  }
}

function isUnreadable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return 'syscall' in error || error instanceof SyntaxError || error.name === 'ZodError';
}

function costLine({ cost }: Evaluation): string {
  const { files, decodeSeconds, analyzeSeconds, ratio, peakMegabytes } = cost;
  const times = `analysis ${analyzeSeconds.toFixed(1)} s, decoding alone ${decodeSeconds.toFixed(1)} s`;
  return `${counted(files.length, 'clip')} alone: ${times}: ${ratio.toFixed(2)} times; peak memory ${peakMegabytes.toFixed(0)} MB`;
}

function evaluationFile({ scores, results, cost }: Evaluation) {
  const clips = results.map(({ clip, shots, withCourt, rim, failure }: ClipResult) => ({
    ...{ file: clip.file, kind: clip.kind, set: clip.set ?? null, failure },
    rim: { true: clip.rim, found: rim },
    true: clip.shots,
    found: shots,
    foundWithCourt: withCourt,
  }));
  return { schema: 'hooplog.evaluation/1', scores, cost, clips } as const;
}
