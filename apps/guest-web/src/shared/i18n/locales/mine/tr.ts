/** Loaded with the list of what a phone has sent. */
export const messages = {
  mine: {
    title: 'Gönderdikleriniz',
    hint: 'Bu telefondan bu düğüne gönderilenler. Sizden başka misafirler bu listeyi göremez.',
    name: 'Adınız (gönderdiğiniz ve göndereceğiniz her şey için)',
    save: 'Kaydet',
    nameSaved: 'Adınız kaydedildi.',
    note: 'Mesajınız',
    addNote: 'Not ekle',
    changeNote: 'Notu değiştir',
    noteSaved: 'Notunuz kaydedildi.',
    remove: 'Galeriden kaldır',
    confirm: 'Bu dosya çiftin galerisinden kaldırılsın mı?',
    final: 'Kaldırdıktan sonra geri getiremezsiniz.',
    removable_one:
      'Gönderdiğiniz bir dosyayı {{count}} saat içinde galeriden kaldırabilirsiniz.',
    removable_other:
      'Gönderdiğiniz bir dosyayı {{count}} saat içinde galeriden kaldırabilirsiniz.',
    takenBack: 'Dosya galeriden kaldırıldı.',
    stays:
      'Dosya listenizden çıktı. Başka bir misafir de gönderdiği için galeride kalıyor.',
    offList: 'Dosya listenizden çıktı.',
    undoOver: 'Bu dosyayı kaldırmak için süre doldu. Lütfen çiftle görüşün.',
    repeat: 'Bu dosyayı bu notla zaten göndermiştiniz.',
    closed:
      'Gelin ve damat yüklemeleri kapattığı için ad ve not artık değiştirilemez.',
    gone: 'Bu dosya artık galeride değil.',
    failed: 'Olmadı. Lütfen biraz sonra yeniden deneyin.',
    loadFailed: 'Gönderdikleriniz yüklenemedi.',
    empty: 'Galeride bu telefondan gönderilmiş bir dosya yok.',
    more: 'Daha eskileri göster',
    photo: 'Fotoğraf',
    video: 'Video',
  },
};
