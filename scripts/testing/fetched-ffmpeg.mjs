import { fetchFfmpeg } from '../embedded/ffmpeg-program.mjs';
import { runMain } from '../plain-error.mjs';

/** Prints the folder of the distribution's ffmpeg, fetched into the checkout's cache whether the system has one or not. */
await runMain(async () => process.stdout.write(await fetchFfmpeg()));
