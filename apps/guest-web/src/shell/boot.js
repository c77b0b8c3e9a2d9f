// Runs inline before the first paint: language, theme, this page's files. Old
// syntax: never compiled, as its hash is in the Content-Security-Policy.
(function () {
  var files = JSON.parse(document.getElementById('shell-files').textContent);
  var root = document.documentElement;
  var path = location.pathname;
  var route = /^\/camera-roll-mobile(\/|$)/i.test(path)
    ? 'viewer'
    : /^\/camera-roll(\/|$)/i.test(path)
      ? 'gallery'
      : /^\/wall\//i.test(path)
        ? 'wall'
        : 'upload';

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
      // Private window: detected again at the next visit.
    }
  }

  function language() {
    var wanted = [stored('i18nextLng')].concat(
      navigator.languages || [navigator.language],
    );
    for (var i = 0; i < wanted.length; i++) {
      var code = (wanted[i] || '').split('-')[0].toLowerCase();
      if (files.languages.indexOf(code) < 0) continue;
      remember('i18nextLng', code);
      return code;
    }
    // The server has written the language in which this page starts.
    return root.lang;
  }

  function hint(rel, href, as) {
    var link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    if (as) link.as = as;
    // Another request mode would load them twice.
    if (as !== 'image') link.crossOrigin = '';
    document.head.appendChild(link);
  }

  function shellValue(name) {
    return document.querySelector('meta[name="' + name + '"]');
  }

  // The page requests the same width, in device pixels.
  function backgroundAddress(image) {
    var widths = image.getAttribute('data-widths').split(' ').map(Number);
    var wanted = window.innerWidth * (window.devicePixelRatio || 1);
    var enough = widths.filter(function (width) {
      return width >= wanted;
    });
    return (
      image.content +
      '&w=' +
      (enough.length ? enough[0] : widths[widths.length - 1])
    );
  }

  function listAddress(lists) {
    var filter = /^#(images|videos)(\/|$)/.exec(location.hash);
    return JSON.parse(lists.content)[filter ? filter[1] : 'all'];
  }

  // Only the browser knows these addresses.
  function addHints() {
    var lists = shellValue('media-lists');
    if (lists) hint('preload', listAddress(lists), 'fetch');
    var background = shellValue('background-image');
    if (!background) return;
    background.content = backgroundAddress(background);
    hint('preload', background.content, 'image');
  }

  // The script, its imports or its texts failed.
  function showFailure() {
    var page = document.getElementById('root');
    if (page.hasAttribute('data-started')) return;
    var notice = document
      .getElementById('start-failed')
      .content.querySelector('[lang="' + root.lang + '"]')
      .cloneNode(true);
    notice.querySelector('button').onclick = reload;
    page.replaceChildren(notice);
    window.addEventListener('online', reload);
    document.addEventListener('visibilitychange', function () {
      if (!document.hidden) reload();
    });
  }

  // Extensions and in-app browsers add scripts to the page.
  function isOurs(element) {
    return (
      element.tagName === 'SCRIPT' &&
      element.type === 'module' &&
      element.src.indexOf(location.origin + '/') === 0
    );
  }

  function reload() {
    location.reload();
  }

  window.addEventListener('start-failed', showFailure);
  window.addEventListener(
    'error',
    function (event) {
      if (isOurs(event.target)) showFailure();
    },
    true,
  );

  var theme = stored('theme');
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches
      ? 'dark'
      : 'light';
  }
  root.lang = language();
  root.setAttribute('data-theme', theme);
  var needed = files.routes[route] || { scripts: [], styles: [] };
  var texts = files.bundles[root.lang] || [];
  if (route === 'gallery' || route === 'viewer')
    texts = texts.concat(files.galleryBundles[root.lang] || []);
  needed.scripts.concat(texts).forEach(function (href) {
    hint('modulepreload', href);
  });
  needed.styles.forEach(function (href) {
    hint('preload', href, 'style');
  });
  addHints();
})();
