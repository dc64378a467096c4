// Films the demo player's workout next to the running program: `npm start -- --demo` starts it at low
// priority once everything else runs. It ends by itself.
import os from 'node:os';
import { messageOf } from '../errors/explain.ts';
import { readConfig } from '../config/config.ts';
import { makeLog } from '../logging/make-log.ts';
import { closeContext, makeContext } from '../services/make-context.ts';
import { onShutdownSignal } from '../supervise/shutdown-signals.ts';
import { filmDemo } from './film-demo.ts';
import { renderFilm } from './render-film.ts';
import { findDemoPlayer } from './seed-demo.ts';

/** Four shots from two sides in 17 seconds, in a plain gym; one of them is uncertain. */
const FILM = { seed: 126, shots: 4 } as const;
const NICENESS = 10;

const stopping = new AbortController();
onShutdownSignal({
  onStop: () => {
    stopping.abort();
  },
  onForce: () => process.exit(130),
});
os.setPriority(NICENESS);

const config = readConfig(process.env);
const { databaseUrl } = config;
if (databaseUrl === null) throw new Error('The film needs DATABASE_URL');
const log = makeLog(config);
const context = await makeContext({ ...config, databaseUrl }, log);
try {
  const { id } = await findDemoPlayer(context);
  await filmDemo(context, id, (folder) => renderFilm(folder, FILM, stopping.signal));
} catch (error) {
  // The demo works without the film.
  if (!stopping.signal.aborted) log.warn({ why: messageOf(error) }, 'the demo has no film');
} finally {
  await closeContext(context);
}
process.exit(0);
