import { EXIT, runCli } from './run-cli.ts';

const stop = new AbortController();
// The first Ctrl-C stops ffmpeg and removes partial files; the second kills the process.
process.once('SIGINT', () => {
  stop.abort();
});

process.exitCode = await runCli(process.argv.slice(2), {
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
  signal: stop.signal,
}).catch((error: unknown) => {
  console.error(error);
  return EXIT.failed;
});
