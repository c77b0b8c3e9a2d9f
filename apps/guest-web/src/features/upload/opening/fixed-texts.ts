/** The same in every language (specification sections 2, 4 and 8). */
export const FIXED = {
  preparing: 'Anılarınız hazırlanıyor...',
  disabled: 'Gelin ve damat şu anda yükleme özelliğini aktif etmedi',
  failedFiles: 'Bazı dosyalar yüklenemedi:',
  failedAdvice: 'Lütfen tekrar deneyin veya dosya boyutunu kontrol edin.',
  connectionIssue:
    'Connection issue occurred. Please refresh the page and try again.',
  timeout: 'Bağlantı zaman aşımına uğradı',
  tooLarge: 'Dosya boyutu çok büyük',
  failed: 'Yükleme başarısız oldu',
  crashed: (message: string) => `Yükleme sırasında hata oluştu: ${message}`,
  pathErrors: {
    missing: 'Geçersiz düğün yolu.',
    unknown: 'Bu düğün yolu bulunamadı.',
    noInfo: 'Düğün bilgileri alınamadı.',
    infoFailed: 'Düğün bilgileri alınırken hata oluştu.',
    checkFailed: 'Yol doğrulaması yapılırken hata oluştu.',
  },
} as const;

export type PathErrorKey = keyof typeof FIXED.pathErrors;
