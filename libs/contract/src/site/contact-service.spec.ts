import { contactService } from './contact-service.js';

it.each([
  ['https://wa.me/905550000000', 'WhatsApp'],
  ['https://api.whatsapp.com/send?phone=1', 'WhatsApp'],
  ['https://www.instagram.com/hatira', 'Instagram'],
  ['https://WWW.TikTok.com/@hatira', 'TikTok'],
  ['https://t.me/hatira', 'Telegram'],
  ['https://m.me/hatira', 'Messenger'],
  ['https://facebook.com/hatira', 'Facebook'],
  ['https://x.com/hatira', 'X'],
  ['https://youtu.be/abc', 'YouTube'],
])('names the service of %s', (url, name) => {
  expect(contactService(url)?.name).toBe(name);
});

it.each([
  '',
  'sms:+905550000000',
  'https://chat.example/wa.me',
  'https://notinstagram.com/hatira',
  'https://instagram.com.example/hatira',
])('names no service for %j', (url) => {
  expect(contactService(url)).toBeUndefined();
});
