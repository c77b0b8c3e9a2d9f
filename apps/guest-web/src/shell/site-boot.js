// Runs inline before the first paint: theme, an early contact message, redirect
// to the stored language. Old syntax: never compiled.
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
  // A phone's browser bar, the dark paper of tokens.css.
  if (theme === 'dark')
    document.querySelector('meta[name="theme-color"]').content = '#14110F';

  var isScriptLost = false;

  function report(form) {
    var texts = JSON.parse(form.getAttribute('data-texts'));
    form.setAttribute('data-state', isScriptLost ? 'error' : 'sending');
    form.querySelector('[data-outcome]').textContent = isScriptLost
      ? texts.errorMessage
      : texts.sending;
  }

  // Modules run after `interactive`, maybe much later.
  document.addEventListener('readystatechange', function () {
    var send = document.querySelector('[data-send]');
    if (send) send.disabled = false;
  });
  // `contact-form.ts` sends it once loaded, and then prevents these events.
  document.addEventListener('submit', function (event) {
    var form = event.target;
    if (event.defaultPrevented || !form.hasAttribute('data-contact-form'))
      return;
    event.preventDefault();
    report(form);
  });
  document.addEventListener(
    'error',
    function (event) {
      if (event.target.localName !== 'script') return;
      isScriptLost = true;
      var form = document.querySelector('form[data-state="sending"]');
      if (form) report(form);
    },
    true,
  );

  var choice = (stored('i18nextLng') || '').split('-')[0].toLowerCase();

  function open(path) {
    location.replace(path + location.search + location.hash);
  }

  // The 404 page has no alternates: every address below a language is one.
  function leaveMissingPage(known) {
    var first = location.pathname.split('/')[1].toLowerCase();
    var isTranslated = known.indexOf(choice) >= 0 && known.indexOf(first) < 0;
    if (choice !== root.lang && isTranslated)
      open('/' + choice + location.pathname);
  }

  function remember() {
    var isAsked = (navigator.languages || []).some(function (tag) {
      return tag.split('-')[0].toLowerCase() === root.lang;
    });
    try {
      if (isAsked) localStorage.setItem('i18nextLng', root.lang);
    } catch (error) {
      // Private window: detected again at the next visit.
    }
  }

  var languages = document.querySelector('meta[name="languages"]');
  if (languages) return leaveMissingPage(languages.content.split(' '));
  if (/^\/[a-z]{2}(\/|$)/i.test(location.pathname)) return;
  var other = document.querySelector(
    'link[hreflang="' + choice.replace(/\W/g, '') + '"]',
  );
  if (!other) remember();
  else if (choice !== root.lang) open(new URL(other.href).pathname);
})();
