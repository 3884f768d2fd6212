import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/public/landing.tsx'),
  route('ui', 'routes/public/ui-gallery.tsx'),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig
