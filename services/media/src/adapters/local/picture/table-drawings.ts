/** Drawings of what stands on a table, standing on y = 0, about 200 wide. */

export const cupDrawing = (accent: string): string => `
<ellipse cx="0" cy="-6" rx="122" ry="26" fill="#000" opacity="0.28"/><ellipse cx="0" cy="-14" rx="112" ry="23" fill="#f6efe2"/><ellipse cx="0" cy="-18" rx="84" ry="15" fill="#d9cdb8"/>
<path d="M60 -92 C112 -104 116 -40 46 -44" fill="none" stroke="${accent}" stroke-width="14"/>
<path d="M-70 -118 H70 C70 -62 52 -24 24 -20 H-24 C-52 -24 -70 -62 -70 -118 Z" fill="${accent}"/>
<path d="M30 -118 H70 C70 -62 52 -24 24 -20 H8 C28 -40 34 -80 30 -118 Z" fill="#000" opacity="0.16"/><path d="M-54 -104 C-52 -74 -44 -50 -32 -38" stroke="#fff" stroke-opacity="0.5" stroke-width="9" fill="none" stroke-linecap="round"/>
<ellipse cx="0" cy="-118" rx="70" ry="17" fill="#fdf7ea"/><ellipse cx="0" cy="-116" rx="60" ry="12.500" fill="#9a5a2c"/><path d="M-44 -119 q26 -10 60 -4" stroke="#e0a066" stroke-width="4" fill="none" stroke-linecap="round"/>`

/** Steam, to be added as light. */
export const steamDrawing = `<defs><filter id="soft" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="8"/></filter></defs>
<g filter="url(#soft)" fill="none" stroke="#d8d2c8" stroke-linecap="round"><path d="M-22 -138 C-56 -190 18 -216 -16 -272 C-36 -306 -2 -330 -12 -360" stroke-width="15" opacity="0.5"/><path d="M22 -136 C52 -180 -8 -214 28 -262 C48 -292 22 -314 34 -338" stroke-width="11" opacity="0.42"/></g>`

export const bookDrawing = `<ellipse cx="0" cy="-6" rx="150" ry="18" fill="#000" opacity="0.25"/>
<path d="M-146 -14 L-126 -66 C-84 -78 -30 -74 0 -56 C30 -74 84 -78 126 -66 L146 -14 C96 -28 34 -26 0 -8 C-34 -26 -96 -28 -146 -14 Z" fill="#8c4a3f"/>
<path d="M-134 -22 L-118 -70 C-80 -82 -28 -78 0 -60 C28 -78 80 -82 118 -70 L134 -22 C90 -36 32 -34 0 -16 C-32 -34 -90 -36 -134 -22 Z" fill="#f7eeda"/><path d="M0 -60 V-16" stroke="#b7a384" stroke-width="4"/>
<path d="M-108 -62 q48 -10 92 6 M-112 -50 q50 -10 96 7 M-116 -38 q52 -9 100 7 M108 -62 q-48 -10 -92 6 M112 -50 q-50 -10 -96 7 M116 -38 q-52 -9 -100 7" stroke="#b3a58d" stroke-width="3" fill="none"/>`

export const candleDrawing = `<ellipse cx="0" cy="-5" rx="62" ry="13" fill="#000" opacity="0.28"/><path d="M-52 -22 H52 L40 -4 H-40 Z" fill="#b98a4a"/><rect x="-24" y="-132" width="48" height="112" rx="6" fill="#f6ead0"/><path d="M6 -132 h18 v112 h-18 Z" fill="#000" opacity="0.1"/><path d="M-24 -126 q6 26 12 4 q6 -14 12 8 q7 20 12 -6 q6 -14 12 -4 v-8 h-48 Z" fill="#fff7e4"/><path d="M0 -132 v-12" stroke="#4a3a2c" stroke-width="4"/>`

export const flameDrawing = `<path d="M0 -142 C-20 -156 -12 -178 0 -200 C12 -178 20 -156 0 -142 Z" fill="#ffb84a"/><path d="M0 -144 C-9 -152 -6 -166 0 -178 C6 -166 9 -152 0 -144 Z" fill="#fff3cf"/>`

export function vaseDrawing(petal: string): string {
  const stems = [-34, -16, 0, 18, 36]
    .map((turn, index) => {
      const tall = 190 + (index % 2) * 34
      const leaf = `<path d="M0 -110 C-30 -124 -34 -150 -30 -166 C-12 -156 -2 -136 0 -110 Z" fill="#5f8f4e"/>`
      const petals = [0, 72, 144, 216, 288]
        .map(
          (angle) =>
            `<ellipse transform="rotate(${angle} 0 ${-tall})" cx="0" cy="${-tall - 19}" rx="16" ry="21" fill="${petal}"/>`,
        )
        .join('')
      return `<g transform="rotate(${turn} 0 -60)"><path d="M0 -60 V${-tall}" stroke="#4a7a3e" stroke-width="5"/>${leaf}${petals}<circle cx="0" cy="${-tall}" r="11" fill="#f2c14e"/></g>`
    })
    .join('')
  return `<ellipse cx="0" cy="-5" rx="62" ry="13" fill="#000" opacity="0.28"/>${stems}<path d="M-26 -112 H26 C22 -90 52 -70 46 -38 C42 -14 28 -4 0 -4 C-28 -4 -42 -14 -46 -38 C-52 -70 -22 -90 -26 -112 Z" fill="#dfe7e6"/><path d="M8 -112 H26 C22 -90 52 -70 46 -38 C42 -14 28 -4 10 -4 C30 -30 22 -80 8 -112 Z" fill="#3a4a5a" opacity="0.2"/><path d="M-30 -60 q-8 24 6 40" stroke="#fff" stroke-opacity="0.7" stroke-width="7" fill="none" stroke-linecap="round"/>`
}

export const cakeDrawing = `<ellipse cx="0" cy="-6" rx="140" ry="22" fill="#000" opacity="0.26"/><ellipse cx="0" cy="-16" rx="134" ry="22" fill="#f2ece0"/><path d="M-106 -96 V-22 C-106 -2 106 -2 106 -22 V-96 Z" fill="#f6d9c4"/><path d="M40 -110 V-8 C80 -10 106 -14 106 -22 V-96 Z" fill="#000" opacity="0.08"/><path d="M-106 -58 C-60 -44 60 -44 106 -58 V-46 C60 -32 -60 -32 -106 -46 Z" fill="#d9657f"/>
<ellipse cx="0" cy="-98" rx="106" ry="24" fill="#fff4ee"/><path d="M-106 -98 V-76 Q-96 -58 -84 -76 Q-72 -52 -58 -72 Q-44 -50 -28 -68 Q-12 -48 4 -68 Q20 -48 34 -68 Q48 -52 62 -72 Q76 -54 86 -76 Q98 -60 106 -78 V-98 Z" fill="#fff4ee"/>
<g fill="#d8364c"><circle cx="-74" cy="-104" r="12"/><circle cx="76" cy="-104" r="12"/><circle cx="-34" cy="-92" r="12"/><circle cx="36" cy="-92" r="12"/></g><g fill="#7fb0d8"><rect x="-54" y="-158" width="9" height="52"/><rect x="-5" y="-166" width="9" height="56"/><rect x="44" y="-158" width="9" height="52"/></g>`

export const cakeFlames = `<g fill="#ffb84a"><path d="M-50 -160 C-60 -170 -56 -182 -50 -192 C-44 -182 -40 -170 -50 -160 Z"/><path d="M0 -168 C-10 -178 -6 -190 0 -200 C6 -190 10 -178 0 -168 Z"/><path d="M48 -160 C38 -170 42 -182 48 -192 C54 -182 58 -170 48 -160 Z"/></g>`
