import { accordionRecipe } from './accordion.ts'
import { alertRecipe } from './alert.ts'
import { badgeRecipe } from './badge.ts'
import { breadcrumbRecipe } from './breadcrumb.ts'
import { buttonRecipe } from './button.ts'
import { cardRecipe } from './card.ts'
import { comboboxRecipe } from './combobox.ts'
import { containerRecipe } from './container.ts'
import { drawerRecipe } from './drawer.ts'
import {
  fieldRecipe,
  fieldsetRecipe,
  inputRecipe,
  nativeSelectRecipe,
  textareaRecipe,
} from './field.ts'
import { listRecipe } from './list.ts'
import { skeletonRecipe } from './skeleton.ts'
import { tableRecipe } from './table.ts'
import { toastRecipe } from './toast.ts'
import { tooltipRecipe } from './tooltip.ts'

/** By the names under which Chakra's components look for them. */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  container: containerRecipe,
  input: inputRecipe,
  skeleton: skeletonRecipe,
  textarea: textareaRecipe,
}

/** The same, of components with several parts. */
export const slotRecipes = {
  accordion: accordionRecipe,
  alert: alertRecipe,
  breadcrumb: breadcrumbRecipe,
  card: cardRecipe,
  combobox: comboboxRecipe,
  drawer: drawerRecipe,
  field: fieldRecipe,
  fieldset: fieldsetRecipe,
  list: listRecipe,
  nativeSelect: nativeSelectRecipe,
  table: tableRecipe,
  toast: toastRecipe,
  tooltip: tooltipRecipe,
}
