import { style } from '../style.ts'

/** The frame of a map beside what is known of a place. */
export const mapFrame = style({
  width: 'full',
  height: '16rem',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'control',
  background: 'wash',
})
