import type { AlbumMessages } from '../../messages';

export const messages = {
  album: {
    title: 'Toy albomu',
    sealed: 'Albom hələlik sürprizdir: {{day}}, {{time}} vaxtında açılır.',
    empty: 'İlk kadrlar burada görünəcək.',
    nothing: 'Bu albomda hazırda göstəriləcək bir şey yoxdur.',
    more: 'Daha çox göstər',
    noVideo:
      'Burada bu videonun yalnız bir kadrı göstərilir. Videonun özü cütlükdədir.',
    preparing: 'Bu video hazırlanır; bir azdan burada baxa biləcəksiniz.',
    failed: 'Albom yüklənmədi.',
    ended:
      'Ola bilsin, cütlük bu albomun keçidini bağlayıb. Fotolar üçün keçidi sizə göndərən şəxsdən soruşun.',
    busy: 'Hazırda çox adam endirir. Bir azdan yenidən cəhd edin.',
    tooManyFiles:
      'Bu albomda bir dəfəyə endirilə biləndən ({{max}} fayl) çoxu var. Fotoları açıb bir-bir endirə bilərsiniz.',
  },
} satisfies AlbumMessages;
