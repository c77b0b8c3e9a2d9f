/** Samples: reserved numbers and names, or the services' own pages. */
export const contactLinks = {
  brandMessengerUrl: 'https://wa.me/905550000000',
  brandSmsUrl: 'sms:+905550000000',
  brandSocialUrl: 'https://www.instagram.com/instagram',
  brandSocialHandle: '@ornek.hatira',
  brandShortVideoUrl: 'https://www.tiktok.com/@tiktok',
  brandShortVideoHandle: '@ornek.hatira',
  brandEmail: 'merhaba@hatira.example',
};
