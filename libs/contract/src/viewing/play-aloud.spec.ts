import { playAloud } from './play-aloud.js';

/** Plays unless one of these refuses: any sound, or all. */
function video(refused: 'nothing' | 'sound' | 'all') {
  const made = {
    muted: false,
    plays: 0,
    play: () => {
      made.plays++;
      return refused === 'all' || (refused === 'sound' && !made.muted)
        ? Promise.reject(new Error('NotAllowedError'))
        : Promise.resolve();
    },
  };
  return made;
}

it('plays with sound where the browser permits it', async () => {
  const played = video('nothing');
  await playAloud(played);
  expect(played).toMatchObject({ muted: false, plays: 1 });
});

it('plays without sound where the browser refuses it', async () => {
  const played = video('sound');
  await playAloud(played);
  expect(played).toMatchObject({ muted: true, plays: 2 });
});

it('fails when the browser refuses the silent video, too', async () => {
  await expect(playAloud(video('all'))).rejects.toThrow('NotAllowedError');
});

it('takes the missing promise of an old browser for success', async () => {
  const played = { muted: false, play: () => undefined };
  await playAloud(played);
  expect(played.muted).toBe(false);
});
