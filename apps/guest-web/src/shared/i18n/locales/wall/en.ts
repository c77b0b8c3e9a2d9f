import type { WallMessages } from '../../messages';

export const messages = {
  wall: {
    label: 'Live wall',
    invite: 'Share your photos with us',
    code: 'QR code of the page for your photos',
    waiting: 'The first photos will be here in a moment',
    sealed: 'The photos are a surprise: we will look at them together',
    ended: 'This wall has ended.',
    photo: 'Photo',
    video: 'Video',
  },
  remote: {
    hint: 'Open a wall’s address in the browser of the TV or projector in the hall: your guests’ photos appear there as they come. Press F for full screen. Pause, skip and hide from here.',
    wall: 'Wall {{number}}',
    on: 'On',
    off: 'Not connected',
    paused: 'Paused',
    shown: 'On the screen now',
    pause: 'Pause',
    resume: 'Resume',
    skip: 'Next',
    hide: 'Hide',
    hidden: 'Hidden from the wall and from guests. You still have it.',
    copy: 'Copy address',
    copied: 'Address copied.',
    end: 'End this wall',
    confirmEnd:
      'End this wall? Open screens go dark at once, and its address will not work again.',
    make: 'New wall',
    most_one: 'You can have {{count}} wall at most.',
    most_other: 'You can have {{count}} walls at most.',
    failed: 'That did not work. Please try again.',
  },
} satisfies WallMessages;
