import ArrowRight from 'lucide-react/icons/arrow-right'
import Building2 from 'lucide-react/icons/building-2'
import Clock from 'lucide-react/icons/clock'
import Heart from 'lucide-react/icons/heart'
import House from 'lucide-react/icons/house'
import Laptop from 'lucide-react/icons/laptop'
import MapPin from 'lucide-react/icons/map-pin'

const icons = {
  place: MapPin,
  remote: House,
  onsite: Building2,
  hybrid: Laptop,
  age: Clock,
  onward: ArrowRight,
  save: Heart,
  saved: () => <Heart fill="currentColor" />,
}

/** The icons that list rows repeat, defined once for each page: a list of 20 jobs would contain 80. Rendered in the root. */
export function IconSprite() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
      {Object.entries(icons).map(([name, Icon]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <Icon />
        </symbol>
      ))}
    </svg>
  )
}

export type SpriteIconName = keyof typeof icons

/** An icon of the sprite, for icons that are repeated often; others are imported. */
export function SpriteIcon({ name, className = 'icon' }: { name: SpriteIconName; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
