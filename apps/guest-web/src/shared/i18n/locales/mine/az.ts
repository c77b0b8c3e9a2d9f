import type { MineMessages } from '../../messages';

export const messages = {
  mine: {
    title: 'Göndərdikləriniz',
    hint: 'Bu telefondan bu toya göndərilənlər. Başqa qonaqlar bu siyahını görmür.',
    name: 'Adınız (göndərdiyiniz və göndərəcəyiniz hər şey üçün)',
    save: 'Yadda saxla',
    nameSaved: 'Adınız yadda saxlanıldı.',
    note: 'Mesajınız',
    addNote: 'Qeyd əlavə et',
    changeNote: 'Qeydi dəyiş',
    noteSaved: 'Qeydiniz yadda saxlanıldı.',
    remove: 'Qalereyadan çıxar',
    confirm: 'Bu fayl cütlüyün qalereyasından çıxarılsın?',
    final: 'Çıxardıqdan sonra onu geri qaytara bilməyəcəksiniz.',
    removable_one:
      'Göndərdiyiniz faylı {{count}} saat ərzində qalereyadan çıxara bilərsiniz.',
    removable_other:
      'Göndərdiyiniz faylı {{count}} saat ərzində qalereyadan çıxara bilərsiniz.',
    takenBack: 'Fayl qalereyadan çıxarıldı.',
    stays:
      'Fayl siyahınızdan çıxdı. Başqa bir qonaq da göndərdiyi üçün qalereyada qalır.',
    offList: 'Fayl siyahınızdan çıxdı.',
    undoOver:
      'Bu faylı çıxarmaq üçün vaxt bitib. Zəhmət olmasa, cütlüklə danışın.',
    repeat: 'Bu faylı bu qeydlə artıq göndərmisiniz.',
    closed:
      'Bəy və gəlin yükləməni bağladığı üçün ad və qeyd artıq dəyişdirilə bilməz.',
    gone: 'Bu fayl artıq qalereyada deyil.',
    failed: 'Alınmadı. Zəhmət olmasa, bir az sonra yenidən cəhd edin.',
    loadFailed: 'Göndərdikləriniz yüklənmədi.',
    empty: 'Qalereyada bu telefondan göndərilmiş fayl yoxdur.',
    more: 'Daha əvvəlkiləri göstər',
    photo: 'Foto',
    video: 'Video',
  },
} satisfies MineMessages;
