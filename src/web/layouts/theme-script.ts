export const THEME_KEY = 'qhatu.theme'
export const SIGNED_IN_KEY = 'qhatu.signed-in'

/**
 * Runs in the head before the first paint: applies the stored theme, and notes which account type was last signed in, so
 * that the header does not flash 'Iniciar Sesión'. The server's policy has the SHA-256 of exactly this text.
 */
export const themeScript =
  `try{var d=document.documentElement,t=localStorage.getItem('${THEME_KEY}');` +
  `if(t==='light'||t==='dark')d.dataset.theme=t;` +
  `var s=localStorage.getItem('${SIGNED_IN_KEY}');if(s)d.dataset.signedIn=s}catch(e){}`
