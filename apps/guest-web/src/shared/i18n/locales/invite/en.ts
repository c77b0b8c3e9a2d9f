import type { InviteMessages } from '../../messages';

export const messages = {
  invite: {
    saveCode: 'Save the code as a picture',
    words: 'A few words with it',
    hint: 'Choose one, change it if you like, and send it.',
    time: 'When do you send it?',
    before: 'Before',
    day: 'On the day',
    after: 'The day after',
    later: 'Three days later',
    text: 'Message',
    mail: 'Email',
    copy: 'Copy the text',
    copied: 'Text copied.',
    notCopied: 'The text could not be copied. Please select and copy it.',
  },
} satisfies InviteMessages;
