import SunMoon from 'lucide-react/icons/sun-moon'
import { Button } from '#web/ui/action/button.tsx'
import { THEME_KEY } from './theme-script.ts'

function switchTheme() {
  const root = document.documentElement
  const dark = root.dataset.theme
    ? root.dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = dark ? 'light' : 'dark'
  try {
    localStorage.setItem(THEME_KEY, root.dataset.theme)
  } catch {
    // A browser that stores nothing still switches, for this page.
  }
}

/** Switches between light and dark and remembers it; until it is pressed the system's preference rules. */
export function ThemeSwitch({ className }: { className?: string }) {
  return (
    <Button
      variant="quiet"
      size="sm"
      iconOnly
      aria-label="Alternar tema claro u oscuro"
      onClick={switchTheme}
      {...(className ? { className } : {})}
    >
      <SunMoon className="icon" />
    </Button>
  )
}

/** The same in words, in the drawer of a phone whose header has no room for it. */
export function ThemeRow({ className }: { className: string }) {
  return (
    <button type="button" className={className} onClick={switchTheme}>
      <SunMoon className="icon mr-2.5" />
      Alternar tema claro u oscuro
    </button>
  )
}
