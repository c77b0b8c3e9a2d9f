import { fetchFfmpeg } from '../embedded/ffmpeg-program.mjs';
import { runMain } from '../plain-error.mjs';

/** Prints the folder, fetched even if the system has ffmpeg. */
await runMain(async () => process.stdout.write(await fetchFfmpeg()));
