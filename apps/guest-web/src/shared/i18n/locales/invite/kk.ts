import type { InviteMessages } from '../../messages';

export const messages = {
  invite: {
    saveCode: 'Кодты сурет ретінде сақтау',
    words: 'Бірге бірер ауыз сөз',
    hint: 'Ұнағанын таңдаңыздар, қаласаңыздар өзгертіп, жіберіңіздер.',
    time: 'Қашан жібересіздер?',
    before: 'Алдын ала',
    day: 'Сол күні',
    after: 'Келесі күні',
    later: 'Үш күннен кейін',
    text: 'Хабарлама',
    mail: 'Электрондық пошта',
    copy: 'Мәтінді көшіру',
    copied: 'Мәтін көшірілді.',
    notCopied: 'Мәтін көшірілмеді. Белгілеп, өздеріңіз көшіре аласыздар.',
  },
} satisfies InviteMessages;
