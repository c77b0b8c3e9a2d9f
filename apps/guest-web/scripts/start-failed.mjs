/**
 * The notice of a page whose script did not load; the boot script shows one
 * language.
 */
export const START_FAILED = {
  tr: [
    'Sayfa yüklenemedi',
    'Bağlantınızı kontrol edip sayfayı yenileyin. Bağlantı geri gelince sayfa kendiliğinden yenilenir.',
    'Sayfayı yenile',
  ],
  az: [
    'Səhifə yüklənmədi',
    'Bağlantınızı yoxlayıb səhifəni yeniləyin. Bağlantı bərpa olunanda səhifə özü yenilənəcək.',
    'Səhifəni yenilə',
  ],
  en: [
    'The page could not be loaded',
    'Check your connection and reload the page. Once you are back online, it reloads automatically.',
    'Reload the page',
  ],
  it: [
    'Impossibile caricare la pagina',
    'Controlla la connessione e ricarica la pagina. Quando la connessione torna, la pagina si ricarica da sola.',
    'Ricarica la pagina',
  ],
  fr: [
    'La page n’a pas pu être chargée',
    'Vérifiez votre connexion et rechargez la page. Dès que la connexion revient, la page se recharge toute seule.',
    'Recharger la page',
  ],
  el: [
    'Η σελίδα δεν φορτώθηκε',
    'Ελέγξτε τη σύνδεσή σας και ανανεώστε τη σελίδα. Μόλις επανέλθει η σύνδεση, η σελίδα ανανεώνεται αυτόματα.',
    'Ανανέωση σελίδας',
  ],
  es: [
    'No se ha podido cargar la página',
    'Comprueba tu conexión y recarga la página. Cuando vuelva la conexión, se recargará sola.',
    'Recargar la página',
  ],
  de: [
    'Die Seite konnte nicht geladen werden',
    'Prüfe deine Verbindung und lade die Seite neu. Sobald die Verbindung wieder da ist, lädt sie von selbst neu.',
    'Seite neu laden',
  ],
  nl: [
    'De pagina kon niet worden geladen',
    'Controleer je verbinding en vernieuw de pagina. Zodra de verbinding terug is, vernieuwt de pagina vanzelf.',
    'Pagina vernieuwen',
  ],
  kk: [
    'Бет жүктелмеді',
    'Байланысты тексеріп, бетті жаңартыңыз. Байланыс қалпына келгенде, бет өздігінен жаңарады.',
    'Бетті жаңарту',
  ],
  ru: [
    'Не удалось загрузить страницу',
    'Проверьте соединение и обновите страницу. Когда связь восстановится, страница обновится сама.',
    'Обновить страницу',
  ],
};
