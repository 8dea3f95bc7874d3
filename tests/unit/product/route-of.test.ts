import { describe, expect, it } from 'vitest'
import { NO_ROUTE, routeOf } from '../../../cms/product/edge/route-of.ts'

describe('the route of an address', () => {
  it.each([
    ['/', '/'],
    ['/search?location=Chicago', '/search'],
    ['/services/hope-clinic', '/services/:slug'],
    ['/services/united-states/ohio', '/services/united-states/:state'],
    ['/services/category/dental/united-states/ohio', '/services/category/:category/*'],
    ['/category/dental/state/ohio', '/category/:category/state/:state'],
    ['/resources/blog', '/resources/blog'],
    ['/resources/anything', '/resources/:slug'],
    ['/submission/a-secret', '/submission/:token'],
    ['/api/clinics/slug/hope-clinic', '/api/clinics/slug/{slug}'],
    ['/api/states/ohio', '/api/states/{slug}'],
    ['/api/states/OH/clinics?limit=5', '/api/states/{abbreviation}/clinics'],
    ['/api/contact-messages', '/api/contact-messages'],
    ['/api/map/tiles/4/3/6?version=a', '/api/map/tiles/{z}/{x}/{y}'],
    ['/hsds/services/1?full=true', '/hsds/services/{id}'],
    ['/api/export/hsds.zip', '/api/export/hsds.zip'],
    ['/admin', '/admin/*'],
    ['/admin/collections/clinics/5', '/admin/*'],
    ['/cms-api/users/login', '/cms-api/users/login'],
    ['/cms-api/users/5', '/cms-api/*'],
    ['/cms-api/media/file/a.webp', '/cms-api/media/file/*'],
    ['/assets/index-a1b2.js', '/assets/*'],
  ])('of %s is %s', (address, route) => expect(routeOf(address)).toBe(route))

  it.each(['/wp-login.php', '/api/nothing', '/search/more', '//', '*', '', '/%00', '/__proto__'])(
    'of %j is none',
    (address) => expect(routeOf(address)).toBe(NO_ROUTE),
  )
})
