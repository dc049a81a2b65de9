/** Drawings of things as SVG of 200 × 200, standing on its lower edge. `accent` is `#rrggbb`. */
export type Drawing = (accent: string) => string

const person = (x: number, coat: string, hair: string, scarf: string, long: boolean): string => `
<g transform="translate(${x} 0)">
<path d="M-15 128 L-13 199 L-3 199 L0 140 L3 199 L13 199 L15 128 Z" fill="#39405a"/>
<path d="M-14 194 h12 v6 h-14 Z M2 194 h12 l2 6 h-14 Z" fill="#2a2630"/>
<path d="M-12 62 Q0 55 12 62 Q22 68 23 84 L27 126 L20 128 L16 98 L22 148 Q0 156 -22 148 L-16 98 L-20 128 L-27 126 L-23 84 Q-22 68 -12 62 Z" fill="${coat}"/>
<path d="M2 60 Q14 64 15 98 L20 146 Q8 152 0 152 Z" fill="#000" opacity="0.14"/>
<path d="M-12 58 Q0 66 12 58 L13 66 Q0 73 -13 66 Z" fill="${scarf}"/><path d="M6 66 l9 26 l-7 2 l-8 -26 Z" fill="${scarf}"/>
<circle cx="0" cy="42" r="15" fill="#e8b998"/>
<path d="M-16 44 Q-18 24 0 24 Q18 24 16 44 ${long ? 'Q19 68 12 78 Q0 84 -12 78 Q-19 68 -16 44' : 'Q14 56 0 57 Q-14 56 -16 44'} Z" fill="${hair}"/>
<path d="M-9 34 Q-4 28 4 29" stroke="#fff" stroke-opacity="0.25" stroke-width="3" fill="none" stroke-linecap="round"/></g>`

export const drawings = {
  cat: () => `
<path d="M126 192 C168 196 176 164 160 142 C154 134 160 126 168 132" stroke="#54463f" stroke-width="12" fill="none" stroke-linecap="round"/>
<path d="M62 200 C46 186 50 146 68 118 C74 108 78 102 80 90 L120 90 C122 102 126 108 132 118 C150 146 154 186 138 200 Z" fill="#6b5a50"/>
<path d="M100 94 C112 110 128 150 120 200 L138 200 C154 186 150 146 132 118 C126 108 122 102 120 90 Z" fill="#4a3d38" opacity="0.5"/>
<path d="M74 76 L72 36 L92 52 Q100 49 108 52 L128 36 L126 76 Q122 100 100 101 Q78 100 74 76 Z" fill="#6b5a50"/>
<path d="M77 44 L80 58 L88 54 Z M123 44 L120 58 L112 54 Z" fill="#a5786c"/>
<path d="M92 60 v12 M100 58 v15 M108 60 v12 M90 112 q10 5 20 0 M86 128 q14 6 28 0 M82 146 q18 7 36 0" stroke="#463a35" stroke-width="4" fill="none" stroke-linecap="round" opacity="0.7"/>`,
  dog: () => `
<path d="M136 186 C166 180 172 150 166 132" stroke="#a26c3c" stroke-width="13" fill="none" stroke-linecap="round"/>
<path d="M58 200 C46 180 52 134 72 106 L128 106 C148 134 154 180 142 200 Z" fill="#b98048"/>
<path d="M100 108 C120 130 130 170 124 200 L142 200 C154 180 148 134 128 106 Z" fill="#8a5a30" opacity="0.5"/>
<path d="M70 78 Q68 40 100 38 Q132 40 130 78 Q128 112 100 113 Q72 112 70 78 Z" fill="#c08a50"/>
<path d="M74 50 Q54 50 54 84 Q58 100 68 96 Q78 78 82 54 Z M126 50 Q146 50 146 84 Q142 100 132 96 Q122 78 118 54 Z" fill="#8a5a30"/>
<path d="M74 108 Q100 122 126 108 L127 117 Q100 131 73 117 Z" fill="#cf3f3a"/>
<path d="M62 196 q10 -10 22 4 M138 196 q-10 -10 -22 4" stroke="#e7c79f" stroke-width="7" fill="none"/>`,
  person: (accent) => person(100, accent, '#3a2a26', '#f1e4cf', true),
  couple: (accent) =>
    `${person(72, accent, '#3a2a26', '#f1e4cf', true)}${person(122, '#43618c', '#2a2326', '#e0b45a', false)}`,
  house: (accent) => `
<path d="M40 110 L160 110 L160 200 L40 200 Z" fill="#e6d5bb"/><path d="M112 110 L160 110 L160 200 L112 200 Z" fill="#8a7564" opacity="0.25"/>
<path d="M132 50 h18 v38 h-18 Z" fill="#93584a"/>
<path d="M26 116 L72 52 L142 52 L176 116 Z" fill="${accent}"/><path d="M142 52 L176 116 L120 116 Z" fill="#000" opacity="0.15"/>
<path d="M32 108 h136 M40 96 h124 M49 84 h110 M57 72 h95" stroke="#000" stroke-opacity="0.14" stroke-width="3"/>
<path d="M88 148 q12 -12 24 0 v52 h-24 Z" fill="#70462f"/>
<g fill="#ffd98a"><path d="M52 132 h24 v28 h-24 Z M126 132 h24 v28 h-24 Z"/></g>
<path d="M64 132 v28 M52 146 h24 M138 132 v28 M126 146 h24" stroke="#7a5a43" stroke-width="3"/>
<path d="M50 160 h28 v6 h-28 Z M124 160 h28 v6 h-28 Z" fill="#9d5a4a"/>
<g fill="#4d7a3a"><circle cx="42" cy="196" r="12"/><circle cx="62" cy="198" r="9"/><circle cx="160" cy="196" r="13"/><circle cx="140" cy="199" r="8"/></g>`,
  boat: (accent) => `
<path d="M98 24 h4 v142 h-4 Z" fill="#6d4c38"/>
<path d="M104 30 C140 70 152 120 150 152 L104 152 Z" fill="#fbf3e4"/><path d="M104 112 C124 116 140 114 148 110 L150 152 L104 152 Z" fill="${accent}" opacity="0.85"/>
<path d="M96 44 C74 84 62 118 56 150 L96 150 Z" fill="#ecdfca"/>
<path d="M38 162 L168 162 Q160 198 138 200 L66 200 Q46 196 38 162 Z" fill="#8a4f33"/><path d="M38 162 L168 162 L166 170 L41 170 Z" fill="#f2e6d2"/>`,
  lighthouse: () => `
<path d="M82 72 L118 72 L128 200 L72 200 Z" fill="#f5efe4"/><path d="M80 96 L120 96 L122.500 122 L77.500 122 Z M75.500 148 L124.500 148 L127 176 L73 176 Z" fill="#c8433c"/>
<path d="M104 72 L118 72 L128 200 L108 200 Z" fill="#3a3550" opacity="0.2"/>
<path d="M76 66 h48 v7 h-48 Z" fill="#4a4650"/><path d="M84 44 h32 v22 h-32 Z" fill="#ffe9a8"/><path d="M84 44 v22 M95 44 v22 M105 44 v22 M116 44 v22" stroke="#4a4650" stroke-width="3"/>
<path d="M78 45 L100 22 L122 45 Z" fill="#b33a35"/><path d="M94 182 q6 -9 12 0 v18 h-12 Z" fill="#5f4a3f"/>`,
  castle: (accent) => `
<g fill="#c9bda9"><path d="M30 90 h32 v110 h-32 Z M138 90 h32 v110 h-32 Z M78 56 h44 v144 h-44 Z"/></g><path d="M56 128 h88 v72 h-88 Z" fill="#b7aa96"/>
<path d="M56 128 v-10 h10 v10 h12 v-10 h10 v10 h24 v-10 h10 v10 h12 v-10 h10 v10 Z" fill="#b7aa96"/>
<g fill="#3a3048" opacity="0.2"><path d="M50 90 h12 v110 h-12 Z M156 90 h14 v110 h-14 Z M104 56 h18 v144 h-18 Z"/></g>
<g fill="${accent}"><path d="M24 92 L46 40 L68 92 Z M132 92 L154 40 L176 92 Z M71 58 L100 2 L129 58 Z"/></g>
<path d="M84 162 q16 -20 32 0 v38 h-32 Z" fill="#5a4538"/><g fill="#ffd98a"><path d="M40 112 q6 -8 12 0 v14 h-12 Z M148 112 q6 -8 12 0 v14 h-12 Z M93 82 q7 -9 14 0 v18 h-14 Z"/></g>`,
  bird: () =>
    `<path d="M100 110 C84 70 50 60 12 70 C46 76 66 92 82 116 C70 124 58 128 46 140 C70 138 92 134 108 122 C132 116 150 84 190 62 C150 62 122 78 104 108 Z" fill="#34323f"/>`,
  butterfly: (accent) => `
<path d="M100 104 C88 60 44 40 26 64 C14 92 56 118 100 110 Z M100 104 C112 60 156 40 174 64 C186 92 144 118 100 110 Z" fill="${accent}"/>
<path d="M100 110 C66 112 42 138 58 158 C78 172 98 144 100 112 Z M100 110 C134 112 158 138 142 158 C122 172 102 144 100 112 Z" fill="${accent}" opacity="0.8"/>
<circle cx="52" cy="76" r="9" fill="#fff" opacity="0.6"/><circle cx="148" cy="76" r="9" fill="#fff" opacity="0.6"/><path d="M97 92 h6 l-2 56 h-2 Z" fill="#33262e"/>`,
} satisfies Record<string, Drawing>
