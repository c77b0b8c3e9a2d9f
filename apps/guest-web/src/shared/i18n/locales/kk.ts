import type { Messages } from '../messages';

export const messages = {
  common: {
    cancel: 'Бас тарту',
    close: 'Жабу',
    retry: 'Қайталап көру',
    reload: 'Бетті жаңарту',
    loading: 'Жүктелуде…',
    language: 'Тіл',
    undo: 'Қайтару',
    toDark: 'Қараңғы режимге ауысу',
    toLight: 'Жарық режимге ауысу',
    privacy: 'Құпиялылық туралы хабарлама',
  },
  upload: {
    preparing: 'Естеліктеріңіз дайындалып жатыр…',
    pathErrors: {
      missing: 'Той сілтемесі жарамсыз.',
      unknown: 'Бұл той табылмады.',
      noInfo: 'Той туралы мәлімет алынбады.',
      infoFailed: 'Той туралы мәліметті алу кезінде қате шықты.',
      checkFailed: 'Сілтемені тексеру кезінде қате шықты.',
    },
    goingHome: 'Қазір басты бетке өтесіз.',
    heading: 'Естеліктеріңізбен бөлісіңіз',
    invitation:
      'Сіз түсірген фото мен бейнелер — осы күннің ең әдемі сыйы. Қосымшасыз, тіркелусіз.',
    uploadFiles: 'Фото/бейне жүктеу',
    uploadWithNote: 'Тілекпен жүктеу',
    disabled: 'Күйеу жігіт пен қалыңдық жүктеуді әлі қоспаған',
    pickerBusy: 'Телефоныңыз фотоларды дайындап жатыр…',
    progress: 'Сақталды: {{done}} / {{total}}',
    saved_one: '{{count}} естелік сенімді сақталды. Рақмет!',
    saved_other: '{{count}} естелік сенімді сақталды. Рақмет!',
    partlySaved: '{{done}} файл сақталды, {{failed}} файл жіберілмеді.',
    notSent_one: '{{count}} файл жіберілмеді.',
    notSent_other: '{{count}} файл жіберілмеді.',
    note: {
      unavailable: '{{name}} үшін тілек терезесі ашылмады.',
      without: 'Тілексіз жүктеу',
    },
    links: {
      label: 'Байланыс',
      messenger: 'Бізге жазыңыз',
      social: 'Парақшамызға жазылыңыз',
    },
  },
  errors: {
    crashTitle: 'Бір ақау шықты',
    crashText:
      'Сақталды деп белгіленгеннің бәрі аман. Жалғастыру үшін бетті жаңартыңыз.',
    crashReload: 'Жалғастыру үшін бетті жаңартыңыз.',
  },
} satisfies Messages;
