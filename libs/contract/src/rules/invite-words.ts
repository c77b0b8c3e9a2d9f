/** When a couple writes to its guests. */
export const INVITE_TIMES = ['before', 'day', 'after', 'later'] as const;
export type InviteTime = (typeof INVITE_TIMES)[number];

/** The couple's words, by the language; the link and the names follow them. */
const WORDS: Record<string, Record<InviteTime, string>> = {
  tr: {
    before:
      'Sevgili dostlarımız, büyük güne az kaldı! O gün çekeceğiniz fotoğraf ve videoları buradan bizimle paylaşabilirsiniz. Uygulama indirmeniz ya da üye olmanız gerekmiyor:',
    day: 'Bugün bizim günümüz! Çektiğiniz kareleri buraya bırakın, bu günü bir de sizin gözünüzden görelim:',
    after:
      'Dün yanımızda olduğunuz için çok teşekkür ederiz. Telefonunuzdaki fotoğraf ve videolar bizim için çok kıymetli. Bir dakikanızı ayırıp buradan gönderir misiniz?',
    later:
      'Aradan birkaç gün geçti, biz hâlâ fotoğraflara bakıp gülümsüyoruz. Telefonunuzda kalan kareler varsa buradan gönderin, bizi çok mutlu edersiniz:',
  },
  az: {
    before:
      'Əziz dostlar, böyük günə az qalıb! O gün çəkəcəyiniz foto və videoları bizimlə buradan bölüşə bilərsiniz. Nə proqram yükləmək, nə də qeydiyyat lazımdır:',
    day: 'Bu gün bizim günümüzdür! Çəkdiyiniz kadrları bura göndərin, bu günü bir də sizin gözünüzlə görək:',
    after:
      'Dünən yanımızda olduğunuz üçün çox sağ olun. Telefonunuzdakı foto və videolar bizim üçün çox qiymətlidir. Bir dəqiqə vaxt ayırıb buradan göndərərsinizmi?',
    later:
      'Bir neçə gün keçib, biz hələ də fotolara baxıb gülümsəyirik. Telefonunuzda qalan kadrlar varsa, buradan göndərin, bizi çox sevindirərsiniz:',
  },
  en: {
    before:
      'Dear friends, our big day is nearly here! You can share the photos and videos that you take with us here. There is no app and no account:',
    day: 'Today is our day! Please leave your photos here. We would love to see it through your eyes:',
    after:
      'Thank you so much for being with us yesterday. The photos and videos on your phone mean a lot to us. Would you take a minute and send them here?',
    later:
      'A few days have passed, and we are still smiling over the photos. If there are some left on your phone, you would make us very happy by sending them here:',
  },
  it: {
    before:
      'Cari amici, il grande giorno si avvicina! Le foto e i video che farete potete condividerli con noi qui, senza app e senza registrazione:',
    day: 'Oggi è il nostro giorno! Lasciate qui le vostre foto: vogliamo rivederlo con i vostri occhi:',
    after:
      'Grazie di cuore per essere stati con noi ieri. Le foto e i video sul vostro telefono per noi sono preziosi. Ci dedicate un minuto e ce li mandate da qui?',
    later:
      'Sono passati alcuni giorni e ancora sorridiamo guardando le foto. Se ne avete altre sul telefono, mandatecele da qui: ci fareste felici.',
  },
  fr: {
    before:
      'Chers amis, le grand jour approche ! Vous pourrez partager ici avec nous les photos et vidéos que vous prendrez, sans application et sans inscription :',
    day: 'C’est notre jour ! Déposez vos photos ici, nous aimerions le revoir à travers vos yeux :',
    after:
      'Merci du fond du cœur d’avoir été avec nous hier. Les photos et vidéos de votre téléphone nous sont précieuses. Auriez-vous une minute pour nous les envoyer ici ?',
    later:
      'Quelques jours ont passé et nous sourions encore devant les photos. S’il en reste sur votre téléphone, envoyez-les ici, vous nous rendriez très heureux :',
  },
  el: {
    before:
      'Αγαπημένοι μας φίλοι, η μεγάλη μέρα πλησιάζει! Τις φωτογραφίες και τα βίντεο που θα τραβήξετε μπορείτε να τα μοιραστείτε μαζί μας εδώ, χωρίς εφαρμογή και χωρίς εγγραφή:',
    day: 'Σήμερα είναι η μέρα μας! Αφήστε εδώ τις φωτογραφίες σας, θέλουμε να τη δούμε και με τα δικά σας μάτια:',
    after:
      'Σας ευχαριστούμε από καρδιάς που ήσασταν χθες μαζί μας. Οι φωτογραφίες και τα βίντεο στο κινητό σας είναι πολύτιμα για εμάς. Μας χαρίζετε ένα λεπτό για να τα στείλετε εδώ;',
    later:
      'Πέρασαν λίγες μέρες και ακόμη χαμογελάμε με τις φωτογραφίες. Αν έχουν μείνει κι άλλες στο κινητό σας, στείλτε τες εδώ και θα μας δώσετε μεγάλη χαρά:',
  },
  es: {
    before:
      'Queridos amigos, ¡se acerca el gran día! Las fotos y los vídeos que hagáis los podéis compartir con nosotros aquí, sin aplicación y sin registro:',
    day: '¡Hoy es nuestro día! Dejad aquí vuestras fotos, queremos verlo también con vuestros ojos:',
    after:
      'Gracias de corazón por haber estado ayer con nosotros. Las fotos y los vídeos de vuestro móvil son un tesoro para nosotros. ¿Nos los mandáis aquí? Es solo un minuto:',
    later:
      'Han pasado unos días y seguimos sonriendo con las fotos. Si os quedan algunas en el móvil, mandadlas aquí y nos haréis muy felices:',
  },
  de: {
    before:
      'Ihr Lieben, unser großer Tag ist bald da! Die Fotos und Videos, die ihr macht, könnt ihr hier mit uns teilen, ganz ohne App und Anmeldung:',
    day: 'Heute ist unser Tag! Legt eure Fotos hier ab, wir möchten ihn auch mit euren Augen sehen:',
    after:
      'Danke von Herzen, dass ihr gestern bei uns wart. Die Fotos und Videos auf euren Handys bedeuten uns viel. Nehmt ihr euch eine Minute und schickt sie uns hier?',
    later:
      'Ein paar Tage sind vergangen, und wir lächeln noch immer über die Fotos. Wenn auf euren Handys noch welche sind, macht ihr uns hier eine große Freude:',
  },
  nl: {
    before:
      'Lieve vrienden, onze grote dag is bijna daar! De foto’s en video’s die jullie maken, kunnen jullie hier met ons delen, zonder app en zonder account:',
    day: 'Vandaag is onze dag! Zet jullie foto’s hier neer, we willen hem ook door jullie ogen zien:',
    after:
      'Dank jullie wel dat jullie er gisteren bij waren. De foto’s en video’s op jullie telefoons betekenen veel voor ons. Willen jullie ze in een minuutje hier naar ons sturen?',
    later:
      'Er zijn een paar dagen voorbij en we glimlachen nog steeds om de foto’s. Staan er nog op jullie telefoons, dan maken jullie ons hier heel blij mee:',
  },
  kk: {
    before:
      'Қымбатты достар, ұлы күнге аз қалды! Сол күні түсіретін фото мен видеоларыңызды бізбен осы жерде бөлісе аласыздар. Қолданба да, тіркелу де керек емес:',
    day: 'Бүгін — біздің күніміз! Түсірген кадрларыңызды осында қалдырыңыздар, бұл күнді сіздердің көздеріңізбен де көргіміз келеді:',
    after:
      'Кеше қасымызда болғандарыңыз үшін үлкен рахмет. Телефондарыңыздағы фото мен видео біз үшін өте қымбат. Бір минут бөліп, осы жерден жібере аласыздар ма?',
    later:
      'Бірнеше күн өтті, біз әлі де фотоларға қарап жымиып жүрміз. Телефондарыңызда қалған кадрлар болса, осы жерден жіберіңіздер, бізді қуантасыздар:',
  },
  ru: {
    before:
      'Дорогие друзья, наш большой день уже скоро! Фото и видео, которые вы снимете, можно отправить нам здесь, без приложений и регистрации:',
    day: 'Сегодня наш день! Оставляйте свои фото здесь, нам так хочется увидеть его и вашими глазами:',
    after:
      'Спасибо от всего сердца, что вчера были с нами. Фото и видео в вашем телефоне нам очень дороги. Найдётся минутка отправить их нам сюда?',
    later:
      'Прошло несколько дней, а мы всё ещё улыбаемся, глядя на фото. Если у вас в телефоне остались ещё кадры, отправьте их сюда, мы будем очень рады:',
  },
};

const DAY_MS = 86_400_000;
const DAYS_UNTIL_LATER = 3;

interface Invited {
  names: readonly string[];
  /** The address of the upload page. */
  link: string;
}

/**
 * Returns a couple's message to its guests, in Turkish for an unknown language.
 * @param language its code, also with a region
 */
export function inviteMessage(
  time: InviteTime,
  language: string,
  { names, link }: Invited,
): string {
  const words = (WORDS[language.slice(0, 2)] ?? WORDS['tr']!)[time];
  return `${words}\n${link}\n\n${names.join(' & ')}`;
}

/**
 * Returns when a couple writes: before the first of its days, on one of them, or after the
 * last. Without a day it writes before.
 * @param days `YYYY-MM-DD`, in any order
 * @param today `YYYY-MM-DD`
 */
export function inviteTime(days: readonly string[], today: string): InviteTime {
  const past = days.filter((day) => day <= today).sort();
  const last = past[past.length - 1];
  if (last === undefined) return 'before';
  const since = (Date.parse(today) - Date.parse(last)) / DAY_MS;
  if (since === 0) return 'day';
  return since < DAYS_UNTIL_LATER ? 'after' : 'later';
}
