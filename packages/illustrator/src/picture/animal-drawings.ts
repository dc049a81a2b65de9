import type { Drawing } from './stamp-drawing.ts'

const horseDrawing: Drawing = (accent) => `
<path d="M160 92 C186 98 188 140 176 172 C172 160 168 150 166 134 C164 118 160 112 154 108 Z" fill="#3a261d"/><path d="M70 122 L64 160 L66 200 L76 200 L76 162 L86 130 Z M146 122 L146 160 L142 200 L152 200 L160 160 L164 112 Z" fill="#6b4430"/>
<path d="M58 114 C62 96 60 78 66 60 C60 66 46 76 34 78 C26 78 24 70 29 65 L52 38 L54 20 L64 32 C84 34 92 54 96 74 C116 84 138 74 156 84 C172 94 172 120 160 134 C132 142 96 142 72 134 C62 130 57 124 58 114 Z" fill="#9a6542"/>
<path d="M74 130 L76 162 L72 200 L83 200 L88 164 L96 136 Z M132 136 L136 164 L130 200 L141 200 L150 164 L156 128 Z" fill="#8a5839"/><path d="M68 128 C100 142 140 138 166 114 C166 124 164 130 160 134 C132 142 92 144 68 128 Z" fill="#3a2014" opacity="0.3"/>
<path d="M62 30 C82 30 96 50 100 78 C106 82 102 92 92 88 C90 64 80 44 58 38 Z" fill="#3a261d"/><path d="M66 60 C62 78 60 98 64 118" stroke="#fff" stroke-opacity="0.18" stroke-width="6" fill="none"/><path d="M98 78 Q118 88 140 78 L142 104 Q120 114 98 104 Z" fill="${accent}"/><path d="M97 98 Q120 108 143 98" stroke="#f4d58a" stroke-width="4" fill="none"/><path d="M48 52 q5 4 10 0" stroke="#2a1a14" stroke-width="3.500" fill="none" stroke-linecap="round"/>`

const pandaDrawing = `
<circle cx="62" cy="36" r="20" fill="#26242a"/><circle cx="138" cy="36" r="20" fill="#26242a"/><path d="M42 200 C30 158 52 116 100 116 C148 116 170 158 158 200 Z" fill="#f4f0e8"/>
<path d="M40 132 C60 106 140 106 160 132 C166 150 160 166 150 170 C144 150 124 140 100 140 C76 140 56 150 50 170 C40 166 34 150 40 132 Z" fill="#2c2a31"/><ellipse cx="100" cy="78" rx="58" ry="50" fill="#fbf8f1"/>
<path d="M60 70 C62 58 82 58 86 72 C84 90 64 96 58 84 Z M140 70 C138 58 118 58 114 72 C116 90 136 96 142 84 Z" fill="#2c2a31"/><path d="M66 78 q7 -7 14 0 M120 78 q7 -7 14 0" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M91 94 q9 -6 18 0 q-2 9 -9 9 q-7 0 -9 -9 Z" fill="#2c2a31"/><path d="M88 106 q12 11 24 0" stroke="#2c2a31" stroke-width="4" fill="none" stroke-linecap="round"/><circle cx="56" cy="98" r="9" fill="#f3b6ae" opacity="0.6"/><circle cx="144" cy="98" r="9" fill="#f3b6ae" opacity="0.6"/>
<path d="M44 200 C36 178 62 166 74 184 L76 200 Z M156 200 C164 178 138 166 126 184 L124 200 Z" fill="#26242a"/><path d="M128 196 L176 96" stroke="#6f9a4a" stroke-width="8" stroke-linecap="round"/><path d="M160 130 C178 124 190 128 196 138 C182 142 170 140 160 130 Z M170 108 C162 92 164 80 172 72 C180 84 180 98 170 108 Z" fill="#7fae54"/><path d="M126 172 C120 158 142 150 150 164 C154 176 136 184 126 172 Z" fill="#26242a"/>`

/** Animals, seen from behind or from the side: they look at the landscape. */
export const animalDrawings = {
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
  fox: () => `
<path d="M120 196 C176 204 202 158 178 118 C170 104 154 112 158 128 C166 154 146 168 116 170 Z" fill="#c2591f"/><path d="M178 118 C170 104 154 112 158 128 C162 142 158 152 150 160 C166 156 182 138 178 118 Z" fill="#fff4e4"/>
<path d="M68 200 C58 164 68 122 92 98 C124 100 150 142 144 200 Z" fill="#d86f2b"/><path d="M100 200 C94 168 114 146 134 154 C152 164 150 188 144 200 Z" fill="#bd5a20"/>
<path d="M70 106 C60 136 62 172 72 196 L92 196 C92 166 100 136 98 106 Z" fill="#fdf1e0"/>
<path d="M66 156 L68 200 L82 200 L86 158 Z" fill="#4f2a1c"/><path d="M94 158 L94 200 L107 200 L106 150 Z" fill="#5d3220"/>
<path d="M92 118 C70 122 50 112 28 103 C24 100 26 94 31 92 C48 84 54 70 65 60 L58 24 L86 50 C93 49 99 51 104 54 L124 30 L119 66 C128 90 116 114 92 118 Z" fill="#e07a30"/><path d="M62 33 L80 52 L68 60 Z M120 38 L106 56 L116 64 Z" fill="#4f2a1c"/>
<path d="M30 95 C48 96 66 90 78 98 C88 106 84 116 76 117 C60 114 44 110 28 103 C25 100 26 96 30 95 Z" fill="#fff6ea"/><circle cx="30" cy="98" r="5" fill="#2a1c1a"/><path d="M62 82 q7 7 14 0" stroke="#2a1c1a" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  camel: (accent) => `
<path d="M160 104 C172 116 172 138 168 150" stroke="#8f6238" stroke-width="5" fill="none"/><path d="M66 126 L60 162 L63 200 L75 200 L73 164 L84 130 Z M146 124 L150 164 L148 200 L160 200 L163 162 L164 116 Z" fill="#93683f"/>
<path d="M56 128 C38 124 24 112 26 84 C27 68 32 58 27 50 C20 56 10 58 4 54 C0 50 2 44 8 41 L22 33 C27 26 36 26 41 33 C48 46 44 66 48 84 C51 96 60 94 70 90 C80 84 84 60 100 48 C112 40 122 48 128 62 C138 84 156 86 164 98 C172 112 168 128 158 136 C130 142 90 142 56 128 Z" fill="#c8955f"/>
<path d="M70 132 L72 166 L70 200 L82 200 L86 166 L90 134 Z M130 134 L136 166 L132 200 L144 200 L150 166 L154 130 Z" fill="#b98650"/><path d="M68 130 C100 142 140 140 164 122 C164 130 160 134 158 136 C130 144 96 142 68 130 Z" fill="#6d4526" opacity="0.35"/>
<path d="M82 82 C88 62 96 50 104 47 C114 43 122 50 128 62 C132 72 138 79 146 85 C128 98 100 100 82 82 Z" fill="${accent}"/><path d="M82 82 C100 100 128 98 146 85 L150 104 C128 114 96 112 78 98 Z" fill="${accent}"/><path d="M79 92 C100 108 130 106 149 96 M86 76 C104 90 126 88 140 80" fill="none" stroke="#f4d58a" stroke-width="4"/><path d="M80 98 l-2 9 M92 105 l-1 9 M106 109 v9 M120 109 l1 9 M134 106 l2 9 M147 102 l2 9" stroke="#f4d58a" stroke-width="3"/>
<path d="M34 28 l2 -9 l7 8 Z" fill="#a87542"/><path d="M14 46 q6 4 12 1" stroke="#6b4526" stroke-width="2.500" fill="none"/><path d="M25 39 q4 3 8 0" stroke="#3a2618" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M28 50 L44 60" stroke="${accent}" stroke-width="4"/>`,
  rabbit: () => `
<circle cx="150" cy="172" r="16" fill="#fffaf2"/><path d="M52 200 C40 160 66 118 104 118 C146 120 162 168 146 200 Z" fill="#d8c6b2"/><path d="M92 200 C86 168 108 146 130 156 C150 168 152 188 146 200 Z" fill="#c2ad97"/>
<path d="M70 74 C50 44 52 10 64 4 C80 6 88 44 86 72 Z M96 72 C96 40 110 8 124 8 C134 18 124 56 106 78 Z" fill="#d8c6b2"/><path d="M70 62 C60 42 60 22 66 14 C76 22 80 44 80 64 Z M100 66 C102 44 112 22 120 18 C122 32 114 54 104 70 Z" fill="#eeb9ae"/>
<path d="M44 104 C42 76 64 62 86 64 C112 66 122 88 114 110 C106 128 62 134 44 104 Z" fill="#e2d2bf"/><path d="M46 106 C60 100 76 106 82 118 C70 124 52 120 46 106 Z" fill="#fff8ee"/><path d="M66 90 q7 6 13 0" stroke="#4a3830" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M41 99 q5 -4 8 1 q-3 5 -8 -1" fill="#d98a86"/><path d="M58 200 C54 176 66 160 78 160 L84 200 Z" fill="#efe3d4"/>`,
  horse: horseDrawing,
  deer: () => `
<g fill="none" stroke="#6b4a32" stroke-linecap="round"><path d="M62 44 C56 26 44 22 40 4 M54 28 C44 28 36 24 32 14 M70 44 C74 26 88 22 92 2 M78 26 C88 26 96 20 98 12 M47 17 C50 12 50 8 49 2 M87 15 C82 11 82 6 83 1" stroke-width="5"/></g>
<path d="M72 126 L68 162 L70 200 L79 200 L79 162 L88 132 Z M142 124 L144 162 L140 200 L149 200 L156 160 L158 114 Z" fill="#7d5233"/>
<path d="M60 122 C66 102 64 90 68 74 C60 80 44 84 36 80 C32 76 34 70 40 67 L58 50 C46 48 40 42 40 38 C50 36 58 40 62 44 C74 40 84 48 86 60 C90 82 100 88 116 88 C136 86 152 88 160 98 C166 112 162 126 154 134 C130 140 96 140 74 134 C64 132 58 130 60 122 Z" fill="#b98050"/>
<path d="M78 132 L80 162 L77 200 L86 200 L92 162 L98 136 Z M130 136 L134 162 L130 200 L139 200 L146 162 L152 130 Z" fill="#a97044"/><path d="M156 96 C168 96 170 108 164 118 C160 112 158 108 156 96 Z" fill="#fff6ea"/><path d="M62 118 C70 128 74 130 80 134 C70 134 58 130 62 118 Z M38 72 q10 6 18 4 q-6 8 -20 4 Z" fill="#fff1de"/><circle cx="36" cy="74" r="4" fill="#2f211c"/>
<g fill="#fff1de" opacity="0.8"><circle cx="112" cy="100" r="3.500"/><circle cx="126" cy="97" r="3.500"/><circle cx="140" cy="101" r="3.500"/><circle cx="120" cy="109" r="3"/><circle cx="134" cy="111" r="3"/><circle cx="104" cy="110" r="3"/></g><path d="M54 62 q6 5 11 0" stroke="#2f211c" stroke-width="3.500" fill="none" stroke-linecap="round"/>`,
  panda: () => pandaDrawing,
  bear: () =>
    pandaDrawing
      .replaceAll(/#2[6c]2[4a](?:2a|31)/gu, '#6d4630')
      .replaceAll(/#f[4b]f[08][ef][81]/gu, '#a8744c'),
  unicorn: (accent) =>
    `${horseDrawing(accent)
      .replaceAll('#9a6542', '#f4efe9')
      .replaceAll('#8a5839', '#e2dad6')
      .replaceAll('#6b4430', '#c9bfc4')
      .replaceAll(
        '#3a261d',
        '#b98ad0',
      )}<path d="M50 30 L30 -2 L58 24 Z" fill="#f2cf74"/><path d="M44 20 l8 -4 M38 11 l7 -3" stroke="#b98a3a" stroke-width="2.500"/>`,
  whale: () => `
<path d="M30 200 C34 132 70 84 122 66 C150 58 172 66 182 84 C176 132 140 176 112 200 Z" fill="#3f5f7f"/><path d="M62 200 C74 160 120 120 182 84 C176 132 140 176 112 200 Z" fill="#dfe8ea"/><path d="M78 196 C92 160 132 124 176 100 M92 198 C106 168 140 138 170 120 M106 199 C118 178 142 158 160 144" stroke="#9fb3bf" stroke-width="3.500" fill="none"/>
<path d="M112 120 C134 132 152 154 158 178 C134 176 112 156 104 130 Z" fill="#33506d"/><path d="M118 96 q7 6 14 0" stroke="#182633" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M44 150 C52 118 78 90 112 76" stroke="#fff" stroke-opacity="0.22" stroke-width="8" fill="none" stroke-linecap="round"/>
<g fill="#eef6f8" opacity="0.9"><circle cx="22" cy="194" r="12"/><circle cx="44" cy="197" r="10"/><circle cx="132" cy="196" r="12"/><circle cx="154" cy="198" r="9"/><circle cx="110" cy="198" r="9"/><circle cx="8" cy="188" r="5"/><circle cx="172" cy="190" r="5"/></g><path d="M96 70 C92 48 78 40 66 42 M100 68 C104 44 118 34 132 38" stroke="#eef6f8" stroke-opacity="0.8" stroke-width="6" fill="none" stroke-linecap="round"/>`,
} satisfies Record<string, Drawing>
