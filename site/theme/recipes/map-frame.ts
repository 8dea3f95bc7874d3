import { defineStyle } from '@chakra-ui/react'

/** The frame of a map beside what is known of a place. */
export const mapFrame = defineStyle({
  width: 'full',
  height: '16rem',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'control',
  background: 'wash',
})
