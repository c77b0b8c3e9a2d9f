// Runs inline before anything is painted or loaded: it chooses the language and the theme and asks for the files that
// this page will need, which would otherwise be found one round trip after another. The build inlines it unchanged
// but for white space, so that its hash can stand in the Content-Security-Policy. Old syntax: it is never compiled.
(function () {
  var files = JSON.parse(document.getElementById('shell-files').textContent);
  var root = document.documentElement;
  var path = location.pathname;
  var route = /^\/camera-roll-mobile(\/|$)/.test(path)
    ? 'viewer'
    : /^\/camera-roll(\/|$)/.test(path)
      ? 'gallery'
      : /^\/[^/]+\/?$/.test(path)
        ? 'upload'
        : 'home';

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  }

  function remember(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch (error) {
      // A private window without storage: it is detected again next time.
    }
  }

  function language() {
    var wanted = [stored('i18nextLng')].concat(navigator.languages || [navigator.language]);
    for (var i = 0; i < wanted.length; i++) {
      var code = (wanted[i] || '').split('-')[0].toLowerCase();
      if (files.languages.indexOf(code) < 0) continue;
      remember('i18nextLng', code);
      return code;
    }
    return route === 'upload' ? 'tr' : 'en';
  }

  function hint(rel, href) {
    var link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    // As the page itself will ask for them, else they are loaded twice.
    link.crossOrigin = '';
    if (rel === 'preload') link.as = 'style';
    document.head.appendChild(link);
  }

  var theme = stored('theme');
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.lang = language();
  root.setAttribute('data-theme', theme);
  var needed = files.routes[route] || { scripts: [], styles: [] };
  var texts = files.bundles[root.lang] || [];
  if (route === 'gallery' || route === 'viewer') texts = texts.concat(files.galleryBundles[root.lang] || []);
  needed.scripts.concat(texts).forEach(function (href) {
    hint('modulepreload', href);
  });
  needed.styles.forEach(function (href) {
    hint('preload', href);
  });
})();
