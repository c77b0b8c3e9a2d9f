// Runs inline in the head of the public site's pages, before anything is painted: it chooses the theme and, where the
// address leaves the language open, sends those who have chosen another one to it. The build inlines it; old syntax:
// it is never compiled. Without it the page is light and in the language that the browser asked for.
(function () {
  var root = document.documentElement;

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  }

  function chosenTheme() {
    var theme = stored('theme');
    if (theme === 'light' || theme === 'dark') return theme;
    return matchMedia('(prefers-color-scheme: dark)').matches
      ? 'dark'
      : 'light';
  }

  var theme = chosenTheme();
  root.setAttribute('data-theme', theme);
  // The bar of a phone's browser, in the paper of the dark page (tokens.css).
  if (theme === 'dark')
    document.querySelector('meta[name="theme-color"]').content = '#14110F';

  if (/^\/[a-z]{2}(\/|$)/i.test(location.pathname)) return;
  var choice = (stored('i18nextLng') || '').split('-')[0].toLowerCase();
  // The page's own address in each language stands in its head; a page that says 404 has none, and chooses for nobody.
  if (!document.querySelector('link[hreflang]')) return;
  var other = document.querySelector(
    'link[hreflang="' + choice.replace(/\W/g, '') + '"]',
  );
  if (other && choice !== root.lang)
    location.replace(
      new URL(other.href).pathname + location.search + location.hash,
    );
  var asked = (navigator.languages || []).some(function (tag) {
    return tag.split('-')[0].toLowerCase() === root.lang;
  });
  if (other || !asked) return;
  try {
    localStorage.setItem('i18nextLng', root.lang);
  } catch (error) {
    // A private window without storage: it is detected again next time.
  }
})();
