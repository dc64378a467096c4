const REMIND_EVERY_MS = 30_000;

const seconds = (since) => `${Math.max(1, Math.round((Date.now() - since) / 1000))} s`;

/** A failed step, with a message; the output of the failed program is already on the screen. */
export class SetupError extends Error {}

/** Runs one slow step and reports it: when it starts, every half minute, and when it is done. */
export async function step(title, work) {
  const start = Date.now();
  console.log(`… ${title}`);
  const reminder = setInterval(
    () => console.log(`  still busy: ${title} (${seconds(start)})`),
    REMIND_EVERY_MS,
  );
  try {
    const result = await work();
    console.log(`✓ ${title} (${seconds(start)})`);
    return result;
  } catch (error) {
    console.log(`✗ ${title} (${seconds(start)})`);
    throw error;
  } finally {
    clearInterval(reminder);
  }
}

/** Runs a whole script; a failed step ends it with its message, any other error with its stack. */
export async function main(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof SetupError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
