export const THEME_KEY = 'qhatu.theme'
export const SIGNED_IN_KEY = 'qhatu.signed-in'

/**
 * Runs in the head before the first paint: applies the chosen theme, and notes what kind of account was signed in here, so that
 * the header does not flash 'Iniciar Sesión' at them. The server puts the SHA-256 of exactly this text in its policy.
 */
export const themeScript =
  `try{var d=document.documentElement,t=localStorage.getItem('${THEME_KEY}');` +
  `if(t==='light'||t==='dark')d.dataset.theme=t;` +
  `var s=localStorage.getItem('${SIGNED_IN_KEY}');if(s)d.dataset.signedIn=s}catch(e){}`
