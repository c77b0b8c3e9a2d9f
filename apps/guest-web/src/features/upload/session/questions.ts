import type { UploadEngineOptions } from '../engine/upload-engine';

const load = () => import('../engine/late-questions');

/** The questions before sending load late; without them files are sent. */
export function questionsOf(
  uploadPath: string,
): Pick<UploadEngineOptions, 'known' | 'onTurn'> {
  return {
    known: (file, note) =>
      load()
        .then((late) => late.known(uploadPath, file, note))
        .catch(() => ({})),
    // Held at once: the next request would go before the late part answers.
    onTurn: (turn, slots) =>
      void slots.hold(
        load().then(
          (late) => late.takeTurn(uploadPath, turn, slots),
          () => undefined,
        ),
      ),
  };
}
