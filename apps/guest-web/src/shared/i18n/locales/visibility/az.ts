import type { VisibilityMessages } from '../../messages';

export const messages = {
  visibility: {
    now: {
      none: 'Hazırda qonaqlar albomunuzu görmür.',
      shared: 'Hazırda qonaqlar albomunuzu görür.',
      sealed: '{{day}}, {{time}} vaxtınadək albomu yalnız ikiniz görürsünüz.',
    },
    modes: {
      legend: 'Qonaqlar nə görsün?',
      'upload-only': {
        title: 'Albomu yalnız biz görək',
        text: 'Qonaqlar yalnız özlərinin göndərdiklərini görür.',
      },
      shared: {
        title: 'Qonaqlar da görsün',
        text: 'Yadda saxladığınız andan yükləmə səhifəsini açan hər kəs qonaqlarınızın foto və videolarını orada görür.',
      },
      sealed: {
        title: 'Seçdiyimiz günə qədər sürpriz qalsın',
        text: 'O günə qədər qonaqlar və yaxınlarınız heç bir kadr görmür, sayını da bilmir. Sonra qonaqlar albomu yükləmə səhifəsində görür.',
      },
    },
    day: 'Gün',
    time: 'Saat (toyun keçirildiyi yerdə)',
    past: 'Lütfən, gələcək bir gün və saat seçin.',
    new: {
      legend: 'Yeni foto və videolar',
      'at-once': {
        title: 'Dərhal görünsün',
        text: 'Yeni fayllar qonaqların albomunda özü görünür.',
      },
      'by-choice': {
        title: 'Əvvəlcə biz baxaq',
        text: 'Yeni fayllar siz göstərənə qədər qalereyanızda gözləyir. Qonaqların artıq gördükləri görünən qalır.',
      },
    },
    hint: 'Qalereyanızda istənilən fotonu istədiyiniz vaxt qonaqlardan gizlədə bilərsiniz.',
    save: 'Yadda saxla',
    saved: 'Yadda saxlandı, dərhal qüvvədədir.',
    failed: 'Yadda saxlamaq olmadı. Yenidən cəhd edin.',
    confirmShare:
      'Qonaqlar albomu dərhal görəcək; gözləyən və gizlədilən fayllar görünməyəcək. Albom açılsın?',
  },
} satisfies VisibilityMessages;
