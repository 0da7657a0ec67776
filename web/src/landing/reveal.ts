/**
 * From the first scroll on, what still lies below the screen comes in once as it is reached (the 1000 ms are in the
 * style sheet). Until then, without scripts and with reduced motion, everything is simply there.
 */
export function armReveal(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  window.addEventListener('scroll', hideAndReveal, { once: true, passive: true });
}

function hideAndReveal(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        target.removeAttribute('data-pending');
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) {
    if (element.getBoundingClientRect().top < window.innerHeight) continue;
    element.setAttribute('data-pending', '');
    observer.observe(element);
  }
}
