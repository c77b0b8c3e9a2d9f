import type { WallMessages } from '../../messages';

export const messages = {
  wall: {
    label: 'Canlı ekran',
    invite: 'Fotolarınızı bizimlə paylaşın',
    code: 'Foto yükləmə səhifəsinin QR kodu',
    waiting: 'İlk fotolar tezliklə burada olacaq',
    sealed: 'Fotolar sürprizdir: onlara birlikdə baxacağımız anı gözləyirik',
    ended: 'Bu ekran bağlanıb.',
    photo: 'Foto',
    video: 'Video',
  },
  remote: {
    hint: 'Zaldakı televizorun və ya proyektorun brauzerində ekranın ünvanını açın: qonaqların fotoları gəldikcə orada görünür. Tam ekran üçün F düyməsini basın. Buradan dayandıra, keçə və gizlədə bilərsiniz.',
    wall: 'Ekran {{number}}',
    on: 'Açıqdır',
    off: 'Qoşulmayıb',
    paused: 'Dayandırılıb',
    shown: 'İndi ekranda',
    pause: 'Dayandır',
    resume: 'Davam et',
    skip: 'Növbəti',
    hide: 'Gizlət',
    hidden: 'Gizlədildi: ekranda və qonaqlarda görünmür, sizdə qalır.',
    copy: 'Ünvanı kopyala',
    copied: 'Ünvan kopyalandı.',
    end: 'Ekranı bağla',
    confirmEnd:
      'Bu ekran bağlansın? Açıq televizorlar dərhal qaralacaq, ünvan bir daha açılmayacaq.',
    make: 'Yeni ekran',
    most_one: 'Ən çoxu {{count}} ekranınız ola bilər.',
    most_other: 'Ən çoxu {{count}} ekranınız ola bilər.',
    failed: 'Bu alınmadı. Zəhmət olmasa yenidən cəhd edin.',
  },
} satisfies WallMessages;
