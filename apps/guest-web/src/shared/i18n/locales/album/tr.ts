export const messages = {
  album: {
    title: 'Düğün albümü',
    sealed: 'Albüm şimdilik bir sürpriz: {{day}}, {{time}} vaktinde açılıyor.',
    empty: 'İlk kareler burada görünecek.',
    nothing: 'Bu albümde şu anda gösterilecek bir şey yok.',
    more: 'Daha fazla göster',
    noVideo:
      'Burada bu videonun yalnızca bir karesi gösterilir. Videonun tamamı çiftte.',
    preparing: 'Bu video hazırlanıyor; birazdan burada oynatılabilecek.',
    failed: 'Albüm yüklenemedi.',
    ended:
      'Çift bu albümün bağlantısını kapatmış olabilir. Fotoğraflar için bağlantıyı size gönderen kişiye sorabilirsiniz.',
    busy: 'Şu anda çok kişi indiriyor. Lütfen biraz sonra yeniden deneyin.',
    tooManyFiles:
      'Bu albümde tek seferde indirilebilenden ({{max}} dosya) fazlası var. Fotoğrafları açıp tek tek indirebilirsiniz.',
  },
};
