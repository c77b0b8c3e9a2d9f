export const messages = {
  invite: {
    saveCode: 'Kodu resim olarak kaydet',
    words: 'Yanında birkaç söz',
    hint: 'Beğendiğinizi seçin, dilerseniz değiştirin, sonra gönderin.',
    time: 'Ne zaman gönderiyorsunuz?',
    before: 'Öncesinde',
    day: 'O gün',
    after: 'Ertesi gün',
    later: 'Üç gün sonra',
    text: 'Mesaj',
    mail: 'E-posta',
    copy: 'Metni kopyala',
    copied: 'Metin kopyalandı.',
    notCopied: 'Metin kopyalanamadı. Seçip kendiniz kopyalayabilirsiniz.',
  },
};
