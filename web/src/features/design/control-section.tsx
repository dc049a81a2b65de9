import { Bell } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '@/ui/alert'
import { Checkbox } from '@/ui/checkbox'
import { Chips } from '@/ui/chips'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { PasswordField } from '@/ui/password-field'
import { RadioGroup } from '@/ui/radio-group'
import { Segments } from '@/ui/segments'
import { Select } from '@/ui/select'
import { Slider } from '@/ui/slider'
import { Switch } from '@/ui/switch'
import { Tabs } from '@/ui/tabs'
import { Textarea } from '@/ui/textarea'
import { Row, Section } from './design-section'

const choices = [
  { id: 'calm', label: '平静' },
  { id: 'cheerful', label: '开心' },
  { id: 'gentle', label: '温柔' },
]

function Choices() {
  const [on, setOn] = useState(true)
  const [choice, setChoice] = useState('calm')
  const [tab, setTab] = useState('calm')
  const [value, setValue] = useState(60)
  return (
    <>
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        <Switch label="开关" hint="立即生效" icon={<Bell />} checked={on} onCheckedChange={setOn} />
        <Switch label="保存中" checked busy onCheckedChange={setOn} />
        <Switch label="停用" checked={false} disabled onCheckedChange={setOn} />
        <Switch label="焦点" checked={on} className="show-focus" onCheckedChange={setOn} />
        <Checkbox label="复选" hint="随表单一起提交" checked={on} onCheckedChange={setOn} />
        <Checkbox label="未通过检查" invalid checked={false} onCheckedChange={setOn} />
        <Slider label="滑块" value={value} onValueChange={setValue} />
        <Slider label="停用的滑块" value={30} disabled onValueChange={setValue} />
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <RadioGroup
          label="单选"
          value={choice}
          onValueChange={setChoice}
          options={choices.map((one) => ({ ...one, hint: '一句解释' }))}
        />
        <div className="grid content-start gap-6">
          <Segments label="分段" items={choices} value={choice} onValueChange={setChoice} />
          <Chips
            label="词片"
            options={choices}
            chosen={[choice]}
            single
            onChange={([next]) => setChoice(next ?? 'calm')}
          />
        </div>
      </div>
      <Tabs label="标签页" tabs={choices} value={tab} onValueChange={setTab}>
        {choices.find(({ id }) => id === tab)?.label}
      </Tabs>
    </>
  )
}

/** What is typed and chosen in. */
export const ControlSection = () => (
  <Section title="Controls">
    <div className="grid gap-6 md:grid-cols-2">
      <Field label="默认" hint="一句提示">
        {(control) => <Input {...control} placeholder="占位文字" />}
      </Field>
      <Field label="出错" error="请填写昵称。">
        {(control) => <Input {...control} defaultValue="" />}
      </Field>
      <Field label="悬停" className="show-hover">
        {(control) => <Input {...control} defaultValue="小忆" />}
      </Field>
      <Field label="焦点">
        {(control) => <Input {...control} className="show-focus" defaultValue="小忆" />}
      </Field>
      <Field label="停用">{(control) => <Input {...control} disabled defaultValue="小忆" />}</Field>
      <PasswordField label="密码" error={undefined} defaultValue="12345678" />
      <Field label="选择">
        {(control) => (
          <Select {...control}>
            <option>中国</option>
            <option>日本</option>
          </Select>
        )}
      </Field>
      <Field label="停用的选择">
        {(control) => (
          <Select {...control} disabled>
            <option>中国</option>
          </Select>
        )}
      </Field>
      <Field
        label="多行"
        aside={<span className="text-xs text-text-3">12 / 200</span>}
        className="md:col-span-2"
      >
        {(control) => <Textarea {...control} rows={3} />}
      </Field>
    </div>
    <Row title="Alert">
      <Alert text="邮箱或密码不正确。" />
      <Alert tone="info" text="登录已过期，请重新登录。" />
      <Alert tone="ok" text="已保存。" />
    </Row>
    <Choices />
  </Section>
)
