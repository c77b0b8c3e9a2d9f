export const messages = {
  events: {
    title: 'Etkinlikler',
    hint: 'Kınanız, nişanınız, nikâhınız ayrı mı? Buraya yazın: her fotoğraf çekildiği saate göre kendi etkinliğine yerleşir. Sonradan eklediğiniz etkinlikler eski fotoğrafları da bulur.',
    add: 'Etkinlik ekle',
    full_one: 'En fazla {{count}} etkinlik ekleyebilirsiniz.',
    full_other: 'En fazla {{count}} etkinlik ekleyebilirsiniz.',
    edit: 'Değiştir',
    remove: 'Sil',
    confirmRemove:
      '“{{name}}” silinsin mi? Fotoğraf ve videolarınız olduğu gibi kalır.',
    saved: 'Kaydedildi. Fotoğraflar yerlerine yerleşiyor.',
    removed: 'Etkinlik silindi. Fotoğraflar duruyor.',
    failed: 'Olmadı. Lütfen yeniden deneyin.',
    kind: 'Ne kutlanıyor?',
    name: 'Adı',
    ownName: 'Kendi adı (isterseniz)',
    date: 'Gün',
    begins: 'Başlangıç',
    ends: 'Bitiş',
    place: 'Yer (isterseniz)',
    save: 'Kaydet',
    cancel: 'Vazgeç',
    faults: {
      name: 'Lütfen etkinliğe bir ad verin.',
      date: 'Lütfen günü seçin.',
      hours:
        'Bitiş başlangıçtan sonra ya da ertesi sabah en geç 08.00’de olmalı.',
      taken: 'O gün aynı saatte başlayan bir etkinlik zaten var.',
      failed: 'Kaydedilemedi. Lütfen yeniden deneyin.',
    },
  },
};
