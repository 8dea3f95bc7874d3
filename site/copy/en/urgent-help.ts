import type { UrgentNeed } from '@healthcare-for-all/cms/contract'

/** Whom to call, and why; the first number is the one to call now. */
interface Help {
  text: string
  lines: { number: string; name: string }[]
}

const EMERGENCY = { number: '911', name: 'emergency services' }

export const urgentHelp: { call: (number: string) => string } & Record<UrgentNeed, Help> = {
  call: (number) => `Call ${number}`,
  emergency: {
    text: 'This can be an emergency. Don’t wait for a clinic: call 911 now.',
    lines: [EMERGENCY],
  },
  poison: {
    text: 'If someone took or touched poison, call Poison Help now. It is free, day and night. If they can’t breathe or don’t wake up, call 911.',
    lines: [{ number: '1-800-222-1222', name: 'Poison Help' }, EMERGENCY],
  },
  suicide: {
    text: 'You are not alone. Call or text 988 to talk with someone now. It is free and private, day and night.',
    lines: [{ number: '988', name: 'Suicide & Crisis Lifeline' }, EMERGENCY],
  },
  assault: {
    text: 'It is not your fault. RAINN’s sexual assault hotline is free and private, day and night.',
    lines: [{ number: '1-800-656-4673', name: 'RAINN' }, EMERGENCY],
  },
  violence: {
    text: 'If someone at home hurts you, this hotline is free and private, day and night. If you are in danger now, call 911.',
    lines: [{ number: '1-800-799-7233', name: 'National Domestic Violence Hotline' }, EMERGENCY],
  },
}
